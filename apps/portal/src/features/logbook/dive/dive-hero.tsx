import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { type ChangeEvent, type PointerEvent, useMemo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { measure } from '../form/fields/measures.ts'
import css from './dive-hero.module.css'
import { HERO, type HeroProfile, heroProfile } from './hero-profile.ts'
import { seedOf } from './profile-seed.ts'

const percent = (share: number) => `${share * 100}%`

/** The dive profile below the surface. Time runs from left to right in every language. */
export function Hero({ log, unit }: { log: DiveLog; unit: UnitSystem }) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const profile = useMemo(
    () =>
      maxDepth && bottomTime
        ? heroProfile({ maxDepth, minutes: bottomTime, seed: seedOf(log.id), unit })
        : undefined,
    [maxDepth, bottomTime, log.id, unit],
  )
  if (!profile || !maxDepth || !bottomTime) return null
  const depth = measure(translator, unit, 'depth', maxDepth)
  return (
    <figure>
      <figcaption className={css.caption}>
        {t('logbook-dive.profile.sketch')}
        <span className="visually-hidden">
          {' '}
          {t('logbook-dive.profile.label', { depth, minutes: bottomTime })}
        </span>
      </figcaption>
      <div className={css.hero} dir="ltr">
        <HeroLines profile={profile} />
        <HeroMarks depth={depth} profile={profile} unit={unit} />
        <Scrubber minutes={bottomTime} profile={profile} unit={unit} />
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

type ScrubberProps = { profile: HeroProfile; minutes: number; unit: UnitSystem }

/** Selects a point on the line by pointer or keys. The profile is a sketch, so the depth is approximate. */
function Scrubber({ profile, minutes, unit }: ScrubberProps) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  const [minute, setMinute] = useState<number>()
  const point = profile.at(minute ?? 0)
  const words = t('logbook-dive.profile.point', {
    minutes: minute ?? 0,
    depth: measure(translator, unit, 'depth', point.depth),
  })
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    setMinute(Math.round(share * minutes))
  }
  return (
    <>
      {minute !== undefined && (
        <div aria-hidden="true" className={css.scrubber}>
          <span className={css.line} style={{ left: percent(point.left) }} />
          <span
            className={css.point}
            data-of="now"
            style={{ left: percent(point.left), top: percent(point.top) }}
          />
          <span
            className={css.pin}
            data-side={point.left > 0.7 ? 'before' : point.left < 0.25 ? 'after' : undefined}
            style={{ left: percent(point.left), top: percent(point.top) }}
          >
            {words}
          </span>
        </div>
      )}
      <input
        aria-label={t('logbook-dive.profile.scrub')}
        aria-valuetext={words}
        className={css.range}
        max={minutes}
        min={0}
        onBlur={() => setMinute(undefined)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setMinute(Number(event.target.value))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setMinute(undefined)}
        onPointerMove={follow}
        step={1}
        type="range"
        value={minute ?? 0}
      />
    </>
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
