import { n, path } from '../kit.ts'

const GLOVE = '#0b4f7d'
const EDGE = '#e6f5f1'

type SlotSkeleton = readonly [width: number, ...points: readonly number[]]

function skeleton([width, ...points]: SlotSkeleton, colour: string, extra: number): string {
  const line = points.reduce(
    (d, value, i) => d + (i % 2 ? ` ${n(value)}` : `${i ? 'L' : 'M'}${n(value)}`),
    '',
  )
  return path(line, colour, width + extra)
}

/** A gloved hand made of fingers: each finger has a light edge, so it is distinct from the next. */
export function hand(
  skeletons: readonly SlotSkeleton[],
  x: number,
  y: number,
  scale: number,
  turn = 0,
): string {
  const parts = skeletons.map((one) => skeleton(one, EDGE, 4) + skeleton(one, GLOVE, 0))
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(scale)})">${parts.join('')}</g>`
}

const WRIST: SlotSkeleton = [30, 0, 62, 0, 36]
const PALM: SlotSkeleton = [46, -4, 18, 6, 18, 4, 26, -2, 26]

export const HANDS = {
  ok: [
    WRIST,
    [13, 20, 2, 30, -34],
    [13, 11, 0, 17, -42],
    [13, 0, 0, 4, -44],
    PALM,
    [14, -18, 14, -40, -4, -34, -22],
    [14, -8, 2, -18, -26, -34, -22],
  ],
  thumb: [
    [30, 48, 16, 30, 12],
    [42, -4, 8, 6, 8, 6, 16, -4, 16],
    [14, 16, -12, -16, -12],
    [14, 18, 2, -18, 2],
    [14, 18, 16, -18, 16],
    [14, 16, 30, -14, 30],
    [15, 8, -8, 2, -46],
  ],
  flat: [
    WRIST,
    [13, -18, 4, -22, -38],
    [13, -6, 0, -7, -48],
    [13, 7, 0, 8, -46],
    [13, 19, 4, 22, -36],
    PALM,
    [14, -16, 24, -40, 2],
  ],
  fist: [
    WRIST,
    PALM,
    [15, -18, 0, -18, 14],
    [15, -6, -4, -6, 14],
    [15, 7, -4, 7, 14],
    [15, 19, 0, 19, 14],
    [15, -20, 24, 4, 20],
  ],
  two: [WRIST, PALM, [14, -10, 4, -26, -40], [14, 8, 2, 10, -44], [14, 20, 8, 20, 20], [15, -18, 26, 14, 18]],
} satisfies Record<string, readonly SlotSkeleton[]>
