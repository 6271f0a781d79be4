/** Where the animals of a tile are: across, down and how large, by their number. */

export const HERDS: Record<number, readonly (readonly [number, number, number])[]> = {
  2: [
    [7, -13, 0.68],
    [-7, 14, 0.68],
  ],
  3: [
    [0, -20, 0.56],
    [15.5, 2.5, 0.56],
    [-12, 17, 0.56],
  ],
  4: [
    [0, -24, 0.48],
    [17, -5, 0.48],
    [-16, 2, 0.48],
    [5, 21, 0.48],
  ],
}
