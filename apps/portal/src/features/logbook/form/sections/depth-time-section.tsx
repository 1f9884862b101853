import {
  entryOf,
  isBeyondTrainingDepth,
  minutesBetween,
  siOf,
  surfaceIntervalAfter,
  trainingDepthLimit,
  unitOf,
} from '@fathom/domain/logbook'
import { diveSchematic, straightPath } from '@fathom/look/drawings/dive-schematic.ts'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, useMemo } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { useNarrow } from '../../../../shared/use-narrow.ts'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import { entryText, intervalText, measure } from '../fields/measures.ts'
import { MoreFields } from '../fields/more-fields.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { TimeSlot } from './lazy-fields.tsx'
import css from './sections.module.css'
import { type TimeOffer, timeOfferIn } from './times.ts'

const CONTROLS: SectionControls<'depthTime', 'figures' | 'times' | 'more'> = {
  maxDepth: { row: 'figures', control: <NumberField name="maxDepth" /> },
  bottomTime: { row: 'figures', control: <NumberField name="bottomTime" /> },
  timeIn: { row: 'times', control: <TimeSlot name="timeIn" /> },
  timeOut: { row: 'times', control: <TimeSlot name="timeOut" /> },
  averageDepth: { row: 'more', control: <NumberField name="averageDepth" /> },
  surfaceInterval: { row: 'more', control: <SurfaceInterval /> },
}

export function DepthTimeSection() {
  // SN-05: a phone asks for the two figures that every dive has.
  const areTimesFolded = useNarrow('tablet')
  return (
    <FormSection section="depthTime">
      <div className={css.four}>
        <FieldRow controls={CONTROLS} row="figures" />
        {!areTimesFolded && <FieldRow controls={CONTROLS} row="times" />}
      </div>
      <TimeOffers />
      <DepthWarning />
      <MoreFields
        also={areTimesFolded ? ['timeIn', 'timeOut'] : []}
        fields={['averageDepth', 'surfaceInterval']}
      >
        <div className={css.four}>
          {areTimesFolded && <FieldRow controls={CONTROLS} row="times" />}
          <FieldRow controls={CONTROLS} row="more" />
        </div>
      </MoreFields>
      <DiveSketch />
    </FormSection>
  )
}

/** LO-09: by hand where it doesn't follow from the dive before; what is typed wins. */
function SurfaceInterval() {
  const translator = useTranslator('logbook-form')
  const { content, dives } = useForm()
  const minutes = useMemo(
    () =>
      surfaceIntervalAfter(
        dives.filter(({ status }) => status !== 'Draft'),
        content,
      ),
    [dives, content],
  )
  const help =
    minutes === undefined
      ? undefined
      : translator.t('logbook-form.interval.derived', { duration: intervalText(translator, minutes) })
  return <NumberField help={help} name="surfaceInterval" />
}

/** Offers the value derived from the other two instead of asking for it. */
function TimeOffers() {
  const { content, changePart, isLocked } = useForm()
  const words = useOfferWords()
  const offer = isLocked ? undefined : timeOfferIn(content.depthTime)
  if (!offer) return null
  return (
    <div className={css.row}>
      <button className={css.offer} onClick={() => changePart('depthTime', offer.change)} type="button">
        <Icon of={Timer} size="sm" />
        {words(offer)}
      </button>
    </div>
  )
}

function useOfferWords() {
  const { t, formatDate } = useTranslator('logbook-form')
  const clock = (time: string) =>
    formatDate(new Date(`2000-01-01T${time}:00Z`), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (offer: TimeOffer) => {
    if (offer.kind === 'bottomTime')
      return t('logbook-form.offer.bottomTime', { minutes: offer.change.bottomTime })
    if (offer.kind === 'timeOut')
      return t('logbook-form.offer.timeOut', { time: clock(offer.change.timeOut) })
    return t('logbook-form.offer.timeIn', { time: clock(offer.change.timeIn) })
  }
}

/**
 * CO-03: warns about a training dive beyond 18 m or 60 ft, here for the diver and later for the instructor.
 */
function DepthWarning() {
  const translator = useTranslator('logbook-form')
  const { t } = translator
  const { content, unit, logType, instructorName } = useForm()
  const { maxDepth } = content.depthTime
  const isBeyond = logType === 'Training' && isBeyondTrainingDepth(maxDepth, unit)
  const say = (entry: number) => `${entryText(translator, entry)}\u00a0${unitOf('depth', unit).symbol}`
  return (
    <div className={css.quiet} role="status">
      {isBeyond && maxDepth !== null && (
        <Banner icon={TriangleAlert} tone="warn">
          <b>
            {t('logbook-form.deep.title', {
              depth: say(entryOf('depth', unit, maxDepth)),
              limit: say(trainingDepthLimit(unit)),
            })}
          </b>
          <p>
            {t('logbook-form.deep.text', {
              name: instructorName ?? '',
              known: instructorName ? 'yes' : 'no',
            })}
          </p>
        </Banner>
      )}
    </div>
  )
}

/** Redraws while the user types. Time runs from left to right in every language, as on an instrument. */
function DiveSketch() {
  const translator = useTranslator('logbook-form')
  const { t } = translator
  const { content, unit, logType } = useForm()
  const fill = useId()
  const { maxDepth, bottomTime, timeIn, timeOut } = content.depthTime
  const minutes = bottomTime ?? minutesBetween(timeIn, timeOut) ?? Number.NaN
  const limit = logType === 'Training' ? siOf('depth', unit, trainingDepthLimit(unit)) : undefined
  const sketch = sketchOf({ maxDepth: maxDepth ?? Number.NaN, minutes, limit })
  if (!sketch) return null
  const label = t('logbook-form.sketch.label', {
    depth: measure(translator, unit, 'depth', maxDepth ?? 0),
    minutes,
  })
  return (
    <figure className={css.sketch}>
      <svg aria-label={label} preserveAspectRatio="none" role="img" viewBox={sketch.viewBox}>
        <defs>
          <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="var(--d5)" />
            <stop offset=".5" stopColor="var(--d10)" />
            <stop offset="1" stopColor="var(--d18)" />
          </linearGradient>
        </defs>
        <path d={sketch.surface} stroke="var(--line-2)" vectorEffect="non-scaling-stroke" />
        <path
          d={sketch.water}
          fill={`url(#${fill})`}
          stroke="var(--profile-edge)"
          vectorEffect="non-scaling-stroke"
        />
        {sketch.limit && (
          <path
            d={sketch.limit}
            stroke="var(--warn)"
            strokeDasharray="4 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption>{t('logbook-form.sketch.text')}</figcaption>
    </figure>
  )
}

const WIDTH = 600

const HEIGHT = 100

const TOP = 8

const EDGE = 6

/** Minimum depth of the drawing, so that a shallow dive looks shallow. */
const LEAST_DEPTH = 12

type Facts = { maxDepth: number; minutes: number; limit: number | undefined }

type Sketch = { viewBox: string; surface: string; water: string; limit: string | undefined }

/** The drawing of a dive; undefined while depth or time is unknown. */
export function sketchOf({ maxDepth, minutes, limit }: Facts): Sketch | undefined {
  if (!(maxDepth > 0 && maxDepth <= 350 && minutes >= 1 && minutes <= 24 * 60)) return undefined
  const deepest = Math.max(LEAST_DEPTH, maxDepth, limit ?? 0) * 1.2
  const y = (depth: number) => TOP + (depth / deepest) * (HEIGHT - TOP)
  const x = (minute: number) => EDGE + (minute / minutes) * (WIDTH - 2 * EDGE)
  const points = diveSchematic(maxDepth, minutes).map(([minute, depth]) => [x(minute), y(depth)] as const)
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    surface: `M0 ${TOP}H${WIDTH}`,
    water: `${straightPath(points)}Z`,
    limit: limit === undefined ? undefined : `M0 ${y(limit).toFixed(1)}H${WIDTH}`,
  }
}
