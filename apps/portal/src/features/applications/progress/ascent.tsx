import { useTranslator } from '../../../shared/i18n/index.ts'
import { STATUS_WORDS } from '../status/status-words.ts'
import css from './ascent.module.css'
import type { Stop } from './stops.ts'

const WIDTH = 1000
const SURFACE = 16
const BOTTOM = 150
const HEIGHT = 176

type Point = { x: number; y: number }

/** Each stop is a little higher; the last one is at the surface. */
const pointsOf = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => ({
    x: ((at + 0.5) * WIDTH) / count,
    y: count < 2 ? SURFACE : BOTTOM - ((BOTTOM - SURFACE) * at) / (count - 1),
  }))

function wayOf(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let before = first
  const curves = rest.map((point) => {
    const middle = (point.x - before.x) * 0.55
    const curve = `C${before.x + middle} ${before.y} ${point.x - middle} ${point.y} ${point.x} ${point.y}`
    before = point
    return curve
  })
  return `M${first.x} ${first.y}${curves.join('')}`
}

const WAVES = `M0 ${SURFACE}q12.5-6 25 0${'t25 0'.repeat(WIDTH / 25 - 1)}`

/**
 * The application's progress, drawn as an ascent to the surface with a buoy at the current stop. On a phone,
 * segments show the same.
 */
export function Ascent({ stops }: { stops: readonly Stop[] }) {
  const points = pointsOf(stops.length)
  const reached = stops.findLastIndex(({ state }) => state !== 'ahead')
  const start = { x: 0, y: HEIGHT - 10 }
  return (
    <div className={css.ascent}>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <rect className={css.water} height={HEIGHT - SURFACE} width={WIDTH} x="0" y={SURFACE} />
        <path className={css.surface} d={WAVES} />
        <path className={css.gone} d={wayOf([start, ...points.slice(0, reached + 1)])} />
        <path className={css.ahead} d={wayOf(points.slice(reached))} />
      </svg>
      {stops.map(({ status, state }, at) => (
        <span
          aria-hidden="true"
          className={css.stop}
          data-state={state}
          key={status}
          style={{
            insetInlineStart: `${(points[at]?.x ?? 0) / 10}%`,
            insetBlockStart: `${(points[at]?.y ?? 0) / 16}rem`,
          }}
        />
      ))}
      <StopNames stops={stops} />
    </div>
  )
}

function StopNames({ stops }: { stops: readonly Stop[] }) {
  const { t, formatDate } = useTranslator('applications')
  const dayOf = ({ at, state }: Stop) => {
    if (!at) return undefined
    const date = formatDate(at, { day: 'numeric', month: 'long' })
    return state === 'now' ? t('applications.standing.since', { date }) : date
  }
  return (
    <ol aria-label={t('applications.standing.progress')} className={css.names}>
      {stops.map((stop) => (
        <li
          aria-current={stop.state === 'now' ? 'step' : undefined}
          data-state={stop.state}
          key={stop.status}
        >
          {t(`applications.status.${STATUS_WORDS[stop.status]}`)}
          {stop.state === 'done' && (
            <span className="visually-hidden"> {t('applications.standing.done')}</span>
          )}
          <small>{dayOf(stop)}</small>
        </li>
      ))}
    </ol>
  )
}
