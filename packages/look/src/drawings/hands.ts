/** A finger: its direction (0 is up, clockwise) and its length. */
type Finger = readonly [turn: number, length: number]
type Pose = { fingers: readonly Finger[]; thumb: Finger; turn?: number; extra?: string }

const KNUCKLES = [44, 55, 66, 77] as const
const KNUCKLE_LINE = 66

const skeleton = (x: number, y: number, [turn, length]: Finger) => {
  const radians = (turn * Math.PI) / 180
  return `M${x} ${y}l${(Math.sin(radians) * length).toFixed(1)} ${(-Math.cos(radians) * length).toFixed(1)}`
}

/** Drawn twice, wide for the outline and narrower for the glove, so that joints show no seams. */
function hand({ fingers, thumb, turn = 0, extra = '' }: Pose): string {
  const skeletons = [
    ...fingers.map((finger, at) => skeleton(KNUCKLES[at] ?? 77, KNUCKLE_LINE, finger)),
    skeleton(48, 84, thumb),
  ]
  const glove = `<path d="${skeletons.join('')}" stroke-width="WIDE"/><path d="M60 76v12" stroke-width="PALM"/>`
  const outline = glove.replace('WIDE', '15').replace('PALM', '48')
  const inside = glove.replace('WIDE', '11').replace('PALM', '44')
  return (
    '<svg viewBox="0 0 120 132" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    `<g transform="rotate(${turn} 60 70)"><path d="M60 112v10" stroke="var(--ink-2)" stroke-width="34" stroke-linecap="butt"/>` +
    `<g stroke="var(--ink-2)">${outline}</g><g stroke="var(--d5)">${inside}</g>` +
    '<path d="M44 112h32" stroke="var(--buoy-pure)" stroke-width="7" stroke-linecap="butt"/></g>' +
    `<g stroke="var(--ink-2)" stroke-width="2.5">${extra}</g></svg>`
  )
}

const curled: Finger = [0, 6]
const fist = [curled, curled, curled, curled]
const flat: readonly Finger[] = [
  [-4, 40],
  [-1, 46],
  [2, 43],
  [6, 34],
]

/** The hand signals of divers, by name. Mirroring doesn't change their meaning. */
export const HANDS = {
  ok: hand({
    fingers: [
      [-38, 10],
      [-2, 44],
      [8, 42],
      [18, 34],
    ],
    thumb: [-48, 14],
    extra:
      '<circle cx="29" cy="60" r="13" stroke-width="15"/><circle cx="29" cy="60" r="13" stroke="var(--d5)" stroke-width="11"/>' +
      '<path d="M40 66l6 8" stroke="var(--d5)" stroke-width="11"/>',
  }),
  problem: hand({
    fingers: flat,
    thumb: [-64, 24],
    turn: 90,
    extra: '<path d="M98 22c10 6 14 14 14 24M98 118c10-6 14-14 14-24" stroke-dasharray="2 7"/>',
  }),
  up: hand({ fingers: fist, thumb: [-14, 48] }),
  down: hand({ fingers: fist, thumb: [-14, 48], turn: 180 }),
  stop: hand({ fingers: flat, thumb: [-44, 26] }),
  look: hand({ fingers: [[-14, 46], [10, 46], curled, curled], thumb: [30, 14] }),
  'low-on-air': hand({ fingers: fist, thumb: [50, 16] }),
  'out-of-air': hand({
    fingers: flat,
    thumb: [-50, 20],
    turn: -90,
    extra: '<path d="M30 116h56m-10-8 10 8-10 8"/>',
  }),
} as const

export type HandSignal = keyof typeof HANDS
