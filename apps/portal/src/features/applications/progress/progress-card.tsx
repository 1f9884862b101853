import type { ApplicationWire } from '@fathom/contract/applications'
import { STATUS_NAMES } from '@fathom/domain/applications'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { StepBars } from '../../../shared/ui/feedback/step-bars.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useApplicationCalls } from '../applications.calls.ts'
import { cardsQuery } from '../applications.queries.ts'
import css from './progress.module.css'
import { type Stop, stopsOf } from './stops.ts'
import { useNowWords } from './use-now-words.ts'

type Props = { application: ApplicationWire; affiliateId: number }

/** The current status, shown first. */
export function ProgressCard({ application, affiliateId }: Props) {
  const { t } = useTranslator('applications')
  const { title, days, expected } = useNowWords(application)
  const { status } = application
  const stops = stopsOf(application)
  if (status === 'Canceled')
    return (
      <Card title={title}>
        <p className={css.text}>{expected}</p>
        <div className={css.actions}>
          <ButtonLink kind="line" to={paths.formsApplications()}>
            {t('applications.standing.again')}
          </ButtonLink>
        </div>
      </Card>
    )
  return (
    <Card aside={days} title={title}>
      <Ascent stops={stops} />
      <Segments stops={stops} />
      {status === 'Complete' && <NewCard affiliateId={affiliateId} typeId={application.type.id} />}
    </Card>
  )
}

/** The phone version: five segments and one sentence. */
function Segments({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslator('applications')
  const at = stops.findLastIndex(({ state }) => state !== 'ahead')
  const wordsOf = (stop: Stop) => t(`applications.status.${STATUS_NAMES[stop.status]}`)
  const here = stops[at]
  const next = stops[at + 1]
  return (
    <div className={css.narrow}>
      <StepBars steps={stops.map(({ status, state }) => ({ key: status, state }))} />
      {here && (
        <p className={css.text}>
          <strong className={css.strong}>
            {t('applications.standing.step', {
              number: at + 1,
              count: stops.length,
              status: wordsOf(here),
            })}
          </strong>{' '}
          {next && t('applications.standing.nextStep', { status: wordsOf(next) })}
        </p>
      )}
    </div>
  )
}

/** CA-05: the card that a complete application led to, by name as soon as it is known. */
function NewCard({ affiliateId, typeId }: { affiliateId: number; typeId: string }) {
  const { t, locale, formatList } = useTranslator('applications')
  const { data } = useQuery(cardsQuery(useApplicationCalls(affiliateId), typeId, locale))
  const cards = data && formatList(data.map(({ title }) => title))
  return (
    <>
      <p className={css.led}>
        {cards ? t('applications.standing.cards', { cards }) : t('applications.standing.expected.card')}
      </p>
      <div className={css.actions}>
        <ButtonLink icon={BadgeCheck} kind="primary" to={paths.certifications()}>
          {t('applications.standing.card')}
        </ButtonLink>
      </div>
    </>
  )
}

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
function Ascent({ stops }: { stops: readonly Stop[] }) {
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
          {t(`applications.status.${STATUS_NAMES[stop.status]}`)}
          {stop.state === 'done' && (
            <span className="visually-hidden"> {t('applications.standing.done')}</span>
          )}
          <small>{dayOf(stop)}</small>
        </li>
      ))}
    </ol>
  )
}
