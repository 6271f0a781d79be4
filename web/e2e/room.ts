/** What a page shows at a size: measured from inside the page, so each function stands for itself. */

/** Things of the table that must be whole, inside the window and apart from each other. */
export interface Faults {
  readonly outside: readonly string[]
  readonly cut: readonly string[]
  readonly overlapping: readonly string[]
}

/** Return what leaves the window, which words are cut, and what covers something else. */
export function faults(): Faults {
  const name = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`
  const seen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 0
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen)
  const scrolled = (one: Element) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const flow = getComputedStyle(at).overflowY
      if ((flow === 'auto' || flow === 'scroll') && at.scrollHeight > at.clientHeight + 1) return true
    }
    return false
  }
  const box = (one: Element) => one.getBoundingClientRect()
  const parts = all(
    'header, nav, main, aside, footer, footer button, footer .count, .purse, .board .ring, .board .foot, .routes, aside li, aside .player .count',
  )
  const outside = parts.filter((one) => {
    const { left, right, top, bottom } = box(one)
    if (left < -1 || right > innerWidth + 1) return true
    return !scrolled(one) && (top < -1 || bottom > innerHeight + 1)
  })
  const words = all('footer .sentence, footer .line, footer button, nav button, header h1')
  const cut = words.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  const apart = [
    ...all('footer button, footer .count, footer .sentence'),
    ...all('.purse .group:not(.yard), .purse .rows, .purse .outposts'),
    ...all('main .map > svg.map').map((one) => one.parentElement ?? one),
  ]
  const overlapping = apart.flatMap((one, at) =>
    apart.slice(at + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return []
      const [a, b] = [box(one), box(other)]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const footers = Boolean(one.closest('footer')) === Boolean(other.closest('footer'))
      return wide > 2 && high > 2 && footers ? [`${name(one)} | ${name(other)}`] : []
    }),
  )
  // Extra storage is in a corner of the map that its hexes leave free.
  const yard = all('.purse .yard').map(box)[0]
  const covered = all('main .map [data-cell]').filter((one) => {
    const { left, right, top, bottom } = box(one)
    const [across, down] = [(right - left) * 0.12, (bottom - top) * 0.12]
    return yard && left + across < yard.right && right > yard.left && top < yard.bottom && bottom - down > yard.top
  })
  return { outside: outside.map(name), cut: cut.map(name), overlapping: [...overlapping, ...covered.map(name)] }
}

/** Return the width of the smallest hex of the duchy that is shown large; 0 if there is none. */
export function hexWidth(): number {
  const cells = [...document.querySelectorAll('main [data-duchy] [data-cell]')]
  const widths = cells.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().width)
  return widths.length > 0 ? Math.min(...widths) : 0
}

/** Return the numbers of hexes that a label of the map covers. */
export function coveredNumbers(): readonly string[] {
  const labels = [...document.querySelectorAll('main .label rect')].map((one) => one.getBoundingClientRect())
  const numbers = [...document.querySelectorAll('main [data-duchy] [data-cell] text.number')]
  const covered = numbers.filter((one) => {
    const { left, right, top, height } = one.getBoundingClientRect()
    // A line of text is higher than its figures.
    const middle = top + height / 2
    return labels.some((box) => box.left < right && box.right > left && box.top < middle && box.bottom > middle)
  })
  return covered.map((one) => one.textContent ?? '')
}

/** Return the width of a tile in a depot and of one in storage. */
export function tileWidths(): { readonly depot: number; readonly stored: number } {
  const wide = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
  return { depot: wide('main [data-spot="space:1:1"] svg'), stored: wide('main .purse [data-spot^="slot:"] svg') }
}

/** Return in how many rows the choices are, which of them are not wholly in sight, and whose words are cut. */
export function optionRows(): {
  readonly rows: number
  readonly hidden: readonly string[]
  readonly cut: readonly string[]
} {
  const all = [...document.querySelectorAll('footer .choices .option button')]
  const around = document.querySelector('footer .choices')?.getBoundingClientRect()
  const boxes = all.map((one) => one.getBoundingClientRect())
  const name = (one: Element | undefined) => one?.textContent?.trim() ?? ''
  return {
    rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
    hidden: boxes.flatMap((box, index) => {
      const { top = 0, bottom = 0, left = 0, right = 0 } = around ?? {}
      const inside = box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1
      return inside && box.bottom <= innerHeight + 1 ? [] : [name(all[index])]
    }),
    cut: all
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => name(one)),
  }
}

/** Return the words that are written smaller than 12 px, with their sizes: names and labels, not figures in pictures. */
export function smallWords(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const small: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around || !/\p{L}{2}/u.test(text.textContent ?? '') || !around.checkVisibility()) continue
    if (around.closest('.visually-hidden, script, style, noscript')) continue
    const scale = around instanceof SVGGraphicsElement ? (around.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(around).fontSize) * scale
    if (size < 12) small.push(`${text.textContent?.trim().slice(0, 30)} ${size.toFixed(1)}`)
  }
  return small
}
