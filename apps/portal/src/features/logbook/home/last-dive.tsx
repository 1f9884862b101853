import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import Plus from 'lucide-react/icons/plus'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import hero from '../../../shared/ui/surface/hero.module.css'
import { type Figure, figureOf } from '../dive/figure-of.ts'
import { HERO, heroProfile } from '../dive/hero-profile.ts'
import { divePath } from '../logbook-paths.ts'
import css from './logbook-home.module.css'

type Props = { log: DiveLog | undefined; unit: UnitSystem }

/** SN-01: the latest dive with its profile, and the way to log the next one. */
export function LastDive({ log, unit }: Props) {
  const { t } = useTranslator('logbook-home')
  return (
    <section aria-labelledby="last-dive" className={classNames(hero.hero, css.last)}>
      <div className={css.water} />
      {log ? (
        <Words log={log} unit={unit} />
      ) : (
        <div>
          <h2 className={hero.title} id="last-dive">
            {t('logbook-home.empty.title')}
          </h2>
          <p className={hero.text}>{t('logbook-home.empty.text')}</p>
        </div>
      )}
      {log && <Profile log={log} unit={unit} />}
      <div className={hero.acts}>
        <ButtonLink icon={Plus} kind="bright" size="lg" to={paths.logDive()}>
          {t('shell.tabs.logDive')}
        </ButtonLink>
        <span className={hero.glass}>
          <ButtonLink kind="quiet" size="lg" to={paths.logbook()}>
            {t('shell.nav.logbook')}
          </ButtonLink>
        </span>
      </div>
    </section>
  )
}

/** Hidden from screen readers, because depth and time are beside it. Time runs from left to right in every language. */
function Profile({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { maxDepth, bottomTime } = log.depthTime
  if (!maxDepth || !bottomTime) return null
  const { line } = heroProfile({ maxDepth, minutes: bottomTime, unit, sketch: log.sketch ?? null })
  return (
    <svg aria-hidden="true" className={css.profile} preserveAspectRatio="none" viewBox={PROFILE}>
      <path
        className={css.surface}
        d={`M0 ${HERO.surface}H${HERO.width}`}
        vectorEffect="non-scaling-stroke"
      />
      <path className={css.dive} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** From just above the surface to just below the deepest point. */
const PROFILE = `0 ${HERO.surface - 8} ${HERO.width} 268`

function Words({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const { t, formatDay } = useTranslator('logbook-home')
  return (
    <div>
      <p className={hero.eyebrow}>
        {t('logbook-home.lastDive')}
        {log.date && <> · {formatDay(log.date)}</>}
      </p>
      <h2 className={hero.title} id="last-dive">
        <Link className={css.link} to={divePath(log.id)}>
          <bdi>{log.title || t('logbook-home.untitled')}</bdi>
        </Link>
      </h2>
      {log.location && (
        <p className={hero.text}>
          <bdi>{log.location}</bdi>
        </p>
      )}
      <Figures log={log} unit={unit} />
    </div>
  )
}

type Kind = 'depth' | 'time' | 'temperature'

/** Those that are known. */
function Figures({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const translator = useTranslator('logbook-home')
  const { t, formatNumber } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const { bottomWaterTemp } = log.conditions
  const figures: [kind: Kind, figure: Figure | null][] = [
    ['depth', maxDepth === null ? null : figureOf(translator, unit, 'depth', maxDepth)],
    [
      'time',
      bottomTime === null ? null : { value: formatNumber(bottomTime), unit: t('logbook-home.unit.minute') },
    ],
    [
      'temperature',
      bottomWaterTemp === null ? null : figureOf(translator, unit, 'temperature', bottomWaterTemp),
    ],
  ]
  return (
    <dl className={css.figures}>
      {figures.map(
        ([kind, figure]) =>
          figure && (
            <div key={kind}>
              <dt>{t(`logbook-home.${kind}`)}</dt>
              <dd>
                <b>
                  <bdi>{figure.value}</bdi>
                </b>{' '}
                <bdi>{figure.unit}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
