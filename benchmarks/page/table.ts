/** The lines of the table, printed as they come. */
export class Table {
  missed = 0

  constructor() {
    console.log(`${'figure'.padEnd(58)}${'measured'.padStart(14)}  target`)
  }

  /** Print a figure; a target is "<" or ">=" and a number. */
  line(figure: string, measured: number, unit = '', target = ''): void {
    const [sign, limit] = target.split(' ')
    const right = !sign || (sign === '<' ? measured < Number(limit) : measured >= Number(limit))
    if (!right) this.missed += 1
    const number = `${Number(measured.toPrecision(3))} ${unit}`.trim().padStart(14)
    console.log(`${figure.padEnd(58)}${number}  ${target.padEnd(12)}${target && (right ? 'ok' : 'missed')}`.trimEnd())
  }
}
