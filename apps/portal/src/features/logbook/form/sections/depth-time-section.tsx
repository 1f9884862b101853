import { entryOf, isBeyondTrainingDepth, trainingDepthLimit, unitOf } from '@fathom/domain/logbook'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import { entryText } from '../fields/measures.ts'
import { NumberField } from '../fields/number-field.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { DiveSketch } from './dive-sketch.tsx'
import { TimeSlot } from './lazy-fields.tsx'
import css from './sections.module.css'
import { type TimeOffer, timeOfferIn } from './times.ts'

const CONTROLS: SectionControls<'depthTime', 'figures'> = {
  maxDepth: { row: 'figures', control: <NumberField name="maxDepth" /> },
  bottomTime: { row: 'figures', control: <NumberField name="bottomTime" /> },
  timeIn: { row: 'figures', control: <TimeSlot name="timeIn" /> },
  timeOut: { row: 'figures', control: <TimeSlot name="timeOut" /> },
}

export function DepthTimeSection() {
  return (
    <FormSection section="depthTime">
      <div className={css.four}>
        <FieldRow controls={CONTROLS} row="figures" />
      </div>
      <TimeOffers />
      <DepthWarning />
      <DiveSketch />
    </FormSection>
  )
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
