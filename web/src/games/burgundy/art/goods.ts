/** The edge of each sort of goods: a corner is cut, bitten or stepped, so that the shape alone is enough. */

const SIDE = 24

/** Outlines by the goods' number, from 1, around 0, 0. */
export const GOODS_OUTLINES: readonly string[] = [rounded(3), cut(9), rounded(13), bitten(8), stepped(6), notched(5)]

function rounded(by: number): string {
  const s = SIDE
  return `M${by - s} ${-s}H${s - by}Q${s} ${-s} ${s} ${by - s}V${s - by}Q${s} ${s} ${s - by} ${s}H${by - s}Q${-s} ${s} ${-s} ${s - by}V${by - s}Q${-s} ${-s} ${by - s} ${-s}z`
}

function cut(by: number): string {
  const s = SIDE
  return `M${by - s} ${-s}H${s - by}L${s} ${by - s}V${s - by}L${s - by} ${s}H${by - s}L${-s} ${s - by}V${by - s}z`
}

function bitten(by: number): string {
  const s = SIDE
  return `M${by - s} ${-s}H${s - by}A${by} ${by} 0 0 0 ${s} ${by - s}V${s - by}A${by} ${by} 0 0 0 ${s - by} ${s}H${by - s}A${by} ${by} 0 0 0 ${-s} ${s - by}V${by - s}A${by} ${by} 0 0 0 ${by - s} ${-s}z`
}

function stepped(by: number): string {
  const s = SIDE
  return `M${by - s} ${-s}H${s - by}V${by - s}H${s}V${s - by}H${s - by}V${s}H${by - s}V${s - by}H${-s}V${by - s}H${by - s}z`
}

function notched(by: number): string {
  const s = SIDE
  return `M${-s} ${-s}H${-by}L0 ${by - s}L${by} ${-s}H${s}V${-by}L${s - by} 0L${s} ${by}V${s}H${by}L0 ${s - by}L${-by} ${s}H${-s}V${by}L${by - s} 0L${-s} ${-by}z`
}
