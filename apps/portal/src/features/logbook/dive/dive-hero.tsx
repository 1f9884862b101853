import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { measure } from '../form/fields/measures.ts'
import css from './dive-hero.module.css'
import { HERO, type HeroProfile, heroProfile } from './hero-profile.ts'

const percent = (share: number) => `${share * 100}%`

/** The dive below the surface: its scheme, or the sketch of its samples. Time runs from left to right in every language. */
export function Hero({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const sketch = log.sketch ?? null
  const profile = useMemo(
    () => (maxDepth && bottomTime ? heroProfile({ maxDepth, minutes: bottomTime, unit, sketch }) : undefined),
    [maxDepth, bottomTime, unit, sketch],
  )
  if (!profile || !maxDepth || !bottomTime) return null
  const depth = measure(translator, unit, 'depth', maxDepth)
  return (
    <figure>
      <figcaption className={css.caption}>
        {t(sketch ? 'logbook-dive.profile.simplified' : 'logbook-dive.profile.sketch')}
        <span className="visually-hidden">
          {' '}
          {sketch
            ? t('logbook-dive.profile.simplifiedLabel', {
                depth,
                minutes: t('logbook-dive.minutes', { minutes: bottomTime }),
              })
            : t('logbook-dive.profile.label', { depth, minutes: bottomTime })}
        </span>
      </figcaption>
      <div className={css.hero} dir="ltr">
        <HeroLines profile={profile} />
        <HeroMarks depth={depth} profile={profile} unit={unit} />
      </div>
    </figure>
  )
}

type MarksProps = { profile: HeroProfile; depth: string; unit: UnitSystem }

/** The scales, and the label of the deepest point. */
function HeroMarks({ profile, depth, unit }: MarksProps) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  return (
    <div aria-hidden="true">
      <span className={css.zero}>{measure(translator, unit, 'depth', 0)}</span>
      {profile.depths.map(({ metres, top }) => (
        <span className={css.depth} key={metres} style={{ top: percent(top) }}>
          {measure(translator, unit, 'depth', metres)}
        </span>
      ))}
      {profile.times.map(({ minute, left }) => (
        <span
          className={css.time}
          data-near={Math.abs(left - profile.deepest.left) < 0.2 || undefined}
          key={minute}
          style={{ left: `min(${percent(left)}, 100% - 2.25rem)` }}
        >
          {t('logbook-dive.minutes', { minutes: minute })}
        </span>
      ))}
      <span
        className={css.point}
        style={{ left: percent(profile.deepest.left), top: percent(profile.deepest.top) }}
      />
      <span
        className={css.pin}
        data-of="deepest"
        style={{ left: percent(profile.deepest.left), top: percent(profile.deepest.top) }}
      >
        {depth}
      </span>
    </div>
  )
}

const WAVES = `M0 ${HERO.surface}${'q10 -5 20 0t20 0'.repeat(HERO.width / 40)}`
const AIR = '#eaf9f6'

function HeroLines({ profile }: { profile: HeroProfile }) {
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${HERO.width} ${HERO.height}`}>
      <path d={`${WAVES}V0H0Z`} fill={AIR} />
      {profile.depths.map(({ metres, top }) => (
        <path
          d={`M0 ${(top * HERO.height).toFixed(1)}H${HERO.width}`}
          key={metres}
          stroke="#fff"
          strokeDasharray="2 6"
          strokeOpacity=".22"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={profile.shade} fill="#04162f" fillOpacity=".34" />
      <path
        d={profile.line}
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
