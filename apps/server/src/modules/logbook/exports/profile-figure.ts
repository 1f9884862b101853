import {
  type DiveProfile,
  type Point,
  pointsOf,
  profileFigures,
  quantityTicks,
  timeTicks,
} from '@fathom/domain/logbook'
import { type Fact, measured, type PageWords } from './dive-facts.ts'
import { html, listOf } from './page-text.ts'

const [WIDTH, HEIGHT, TOP] = [600, 150, 6]
/** Around the curve, for the labels of depth and time. */
const [LEFT, RIGHT, BELOW] = [56, 24, 22]
const [MOST_DEPTHS, MOST_TIMES] = [4, 6]
/** Each step of time has up to two points. */
const STEPS = 99

/** The first, the last, and of each step of time the deepest and the shallowest, so that no peak is lost. */
export function fewerPoints(points: readonly Point[]): Point[] {
  if (points.length <= 2 * STEPS + 2) return [...points]
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const length = last.time - first.time
  const steps = Map.groupBy(points.slice(1, -1), ({ time }) =>
    Math.min(STEPS - 1, Math.floor(((time - first.time) / length) * STEPS)),
  )
  const kept = [...steps.values()].flatMap((step) => {
    const lowest = step.reduce((least, each) => (each.value < least.value ? each : least))
    const highest = step.reduce((most, each) => (each.value > most.value ? each : most))
    return lowest === highest ? [lowest] : [lowest, highest].toSorted((one, other) => one.time - other.time)
  })
  return [first, ...kept, last]
}

/** The curve of a dive computer, and beside it in words what it shows; nothing without depths. */
export function profileFigure(profile: DiveProfile, words: PageWords): string {
  const points = pointsOf(profile.time, profile.columns.depth)
  const deepest = points.reduce((most, { value }) => Math.max(most, value), 0)
  const end = points.at(-1)?.time ?? 0
  if (deepest === 0 || end === 0) return ''
  const depth = measured(words, 'depth', deepest)
  const minutes = words.formatUnit(Math.round(end / 60), 'minute')
  const x = (time: number) => round((time / end) * WIDTH)
  const y = (meters: number) => round(TOP + (meters / deepest) * (HEIGHT - 2 * TOP))
  const curve = fewerPoints(points).map(({ time, value }) => `${x(time)} ${y(value)}`)
  const area = `M${x(points[0]?.time ?? 0)} ${TOP}L${curve.join('L')}L${WIDTH} ${TOP}Z`
  const caption = html(words.t('logbook-dive.profile.simplifiedLabel', { depth, minutes }))
  const computer = [profile.maker, profile.model].filter(Boolean).join(' ')
  return `<figure><svg viewBox="${-LEFT} 0 ${LEFT + WIDTH + RIGHT} ${HEIGHT + BELOW}" role="img" aria-label="${html(words.t('logbook-profile.title'))}">${axes({ deepest, end, x, y }, words)}<path class="area" d="${area}"/><path class="curve" d="M${curve.join('L')}"/></svg><figcaption>${computer ? `<b><bdi>${html(computer)}</bdi></b> ` : ''}${caption}</figcaption>${listOf(sampleFacts(profile, words))}</figure>`
}

type Scales = { deepest: number; end: number; x: (time: number) => number; y: (meters: number) => number }

/** Round depths at the left and round times below, each with a thin line. Time runs to the right in every language. */
function axes({ deepest, end, x, y }: Scales, words: PageWords): string {
  const depths = quantityTicks('depth', words.unit, [0, deepest], MOST_DEPTHS).map(
    (meters) =>
      `<path class="grid" d="M0 ${y(meters)}H${WIDTH}"/><text x="-6" y="${y(meters) + 4}" text-anchor="end">${html(measured(words, 'depth', meters))}</text>`,
  )
  const times = timeTicks(0, end, MOST_TIMES)
    .filter((time) => time % 60 === 0)
    .map(
      (time) =>
        `<path class="grid" d="M${x(time)} ${TOP}V${HEIGHT}"/><text x="${x(time)}" y="${HEIGHT + 16}" text-anchor="middle">${html(words.formatUnit(time / 60, 'minute'))}</text>`,
    )
  return `<g direction="ltr">${depths.join('')}${times.join('')}</g>`
}

const round = (value: number) => Math.round(value * 10) / 10

function sampleFacts(profile: DiveProfile, words: PageWords): Fact[] {
  const { t } = words
  const { averageDepth, fastestAscent, temperature } = profileFigures(profile, [], 'Metric')
  const facts: Fact[] = []
  if (averageDepth !== undefined)
    facts.push([t('logbook-profile.fact.average'), measured(words, 'depth', averageDepth)])
  if (fastestAscent)
    facts.push([t('logbook-profile.fact.ascent'), measured(words, 'ascentRate', fastestAscent.rate)])
  if (temperature) {
    const from = measured(words, 'temperature', temperature.lowest)
    const to = measured(words, 'temperature', temperature.highest)
    facts.push([
      t('logbook-profile.layer.temperature'),
      from === to ? from : t('logbook-profile.range', { from, to }),
    ])
  }
  return [...facts, ...pressureFacts(profile, words)]
}

function pressureFacts({ time, pressures }: DiveProfile, words: PageWords): Fact[] {
  const { t } = words
  return Object.entries(pressures).flatMap(([cylinder, series], _at, all): Fact[] => {
    const points = pointsOf(time, series)
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return []
    const name =
      all.length > 1
        ? t('logbook-profile.cylinder', { number: Number(cylinder) + 1 })
        : t('logbook-profile.layer.pressure')
    const [from, to] = [first, last].map(({ value }) => measured(words, 'pressure', value))
    return [[name, t('logbook-profile.range', { from: from ?? '', to: to ?? '' })]]
  })
}
