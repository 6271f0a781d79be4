/** What is wrong at Kingdom's table: measured from inside the page, so the function stands for itself. */

/** Return what is cut, covered or too small. */
export function faults(): string[] {
  const found: string[] = []
  const shown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 0
  const label = (one: Element) =>
    one.textContent?.trim().slice(0, 40) || one.getAttribute('aria-label') || one.className
  for (const name of document.querySelectorAll('[data-table] :is(.name, .does)')) {
    if (!shown(name)) continue
    const size = Number.parseFloat(getComputedStyle(name).fontSize)
    if (size < 12) found.push(`${label(name)}: ${size} px`)
  }
  // A number stays beside its sign, and words inside their button.
  for (const one of document.querySelectorAll('.frame .mini, .budget .cell, [data-table] .button, footer .button')) {
    if (shown(one) && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${label(one)}`)
  }
  const wide = matchMedia('(width >= 60rem)').matches
  for (const one of document.querySelectorAll('[data-table] :is([data-card], .strip, .cell, .tray)')) {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    // Rows of a phone scroll, sideways or up.
    if (!shown(one) || !wide) continue
    const room = one.closest('main')?.getBoundingClientRect().right ?? innerWidth
    if (left < -1 || right > room + 1 || top < -1 || bottom > innerHeight + 1) found.push(`outside: ${label(one)}`)
  }
  // What can be pressed is never cut at the side, unless its own row scrolls.
  for (const one of document.querySelectorAll('[data-table] button, footer button')) {
    const { left, right } = one.getBoundingClientRect()
    const rolls = one.closest('.hand ul, .cards, .drafted ul, .choices')
    if (shown(one) && !rolls && (left < -1 || right > innerWidth + 1)) found.push(`cut at the side: ${label(one)}`)
  }
  // On a phone the tabs, the stage of the round and a few choices are whole.
  for (const one of wide ? [] : document.querySelectorAll('.frame > nav button, .upper .first, .upper .part')) {
    const { left, right } = one.getBoundingClientRect()
    if (shown(one) && (left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1))
      found.push(`cut: ${label(one)}`)
  }
  const choices = document.querySelector('footer .choices')
  if (!wide && choices && choices.childElementCount <= 2 && choices.scrollWidth > choices.clientWidth + 1)
    found.push(`choices are cut: ${label(choices)}`)
  // What ends something never covers what is chosen.
  const ends = document.querySelector('footer .ends')?.getBoundingClientRect()
  for (const one of wide ? document.querySelectorAll('footer .row:not(.more) button') : []) {
    if (shown(one) && ends && ends.width > 0 && one.getBoundingClientRect().right > ends.left + 1)
      found.push(`covered: ${label(one)}`)
  }
  const sentence = document.querySelector('footer .sentence')
  const footer = document.querySelector('footer')?.getBoundingClientRect()
  if (sentence && footer && sentence.getBoundingClientRect().top < footer.top - 1) found.push('the question is cut')
  // What a built card produces and what it is worth is inside its strip.
  for (const strip of document.querySelectorAll('[data-table] .strip')) {
    if (!shown(strip)) continue
    const box = strip.getBoundingClientRect()
    for (const part of strip.querySelectorAll('.makes > *, .seal, .per, .needs > *')) {
      const { left, right } = part.getBoundingClientRect()
      if (right > box.right + 1 || left < box.left - 1) found.push(`cut: ${label(strip)}`)
    }
  }
  if (wide) {
    const rows = ['.across', '.upper', '.stores', '.lower'].flatMap((row) => {
      const box = document.querySelector(`[data-table] > ${row}`)
      const inside = box ? [...box.querySelectorAll('[data-card], .strip, .cell, .rival, .balance')].filter(shown) : []
      const bottom = Math.max(0, ...inside.map((one) => one.getBoundingClientRect().bottom))
      return box ? [{ row, top: box.getBoundingClientRect().top, bottom }] : []
    })
    for (const [at, { row, bottom }] of rows.slice(0, -1).entries()) {
      if (bottom > (rows[at + 1]?.top ?? Number.POSITIVE_INFINITY) + 1) found.push(`${row} covers ${rows[at + 1]?.row}`)
    }
  }
  // A name is whole, in one line or two; on a phone a finger's strip is higher.
  for (const name of wide ? document.querySelectorAll('[data-table] :is(.strip, .card) .name') : []) {
    const cut = name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 1
    if (shown(name) && cut) found.push(`a name is cut: ${label(name)}`)
  }
  const column = document.querySelector('[data-table] > .column')
  if (wide && column && column.scrollHeight > column.clientHeight + 1) found.push('the column scrolls')
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  return [...new Set(found)]
}
