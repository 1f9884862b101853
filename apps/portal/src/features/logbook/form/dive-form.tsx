import {
  entryOf,
  isBeyondTrainingDepth,
  type LogType,
  trainingDepthLimit,
  type UnitSystem,
  unitOf,
} from '@fathom/domain/logbook'
import { useQueryClient } from '@tanstack/react-query'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { BesideRail } from '../../../shared/ui/form/form-rail.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { isLost, isUnderWay } from '../../../shared/upload/queue.ts'
import { PhotoSection } from '../photos-upload/photo-section.tsx'
import { usePhotoUploads } from '../photos-upload/use-photo-uploads.ts'
import { usePhotos } from '../photos-upload/use-photos.ts'
import { LogConflict } from './conflict/log-conflict.tsx'
import { FieldRow, type SectionControls } from './fields/field-row.tsx'
import { entryText } from './fields/measures.ts'
import { NumberField } from './fields/number-field.tsx'
import css from './form.module.css'
import { FormFooter } from './form-footer.tsx'
import { FormHeader } from './form-header.tsx'
import { FormNotices } from './form-notices.tsx'
import { FormSection } from './form-section.tsx'
import type { Opened } from './opening.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { SectionList } from './section-list.tsx'
import { ConditionsSection } from './sections/conditions-section.tsx'
import { DiveSection } from './sections/dive-section.tsx'
import { DiveSketch } from './sections/dive-sketch.tsx'
import { EquipmentSection } from './sections/equipment-section.tsx'
import { ExperienceSection } from './sections/experience-section.tsx'
import { TimeSlot } from './sections/lazy-fields.tsx'
import sectionsCss from './sections/sections.module.css'
import { SkillsSection } from './sections/skills-section.tsx'
import { type TimeOffer, timeOfferIn } from './sections/time-offer.ts'
import { FormContext, useForm } from './state/form-context.ts'
import { useDiveForm } from './use-dive-form.ts'
import { useFinish } from './use-finish.ts'
import { useSaver } from './use-saver.ts'

type Props = {
  id: string
  affiliateId: number
  logType: LogType
  unit: UnitSystem
  start: Opened
  /** The URL of this form. */
  address: string
  /** The URL of this log's confirmation page. */
  confirmation: string
}

/** SC-05: the whole form of one log. */
export function DiveForm({ id, affiliateId, logType, unit, start, address, confirmation }: Props) {
  const saver = useSaver(id, affiliateId, logType, start, address)
  const photos = usePhotos(id, saver.snapshot().log !== undefined)
  const { uploads, list, isReady } = usePhotoUploads({
    logId: id,
    affiliateId,
    ensureLog: async () => {
      if (!saver.snapshot().log) await saver.flush()
      return saver.snapshot().log !== undefined
    },
    onPhoto: photos.add,
  })
  const form = useDiveForm(saver, logType, unit)
  const navigate = useNavigate()
  const client = useQueryClient()
  const finish = useFinish({
    saver,
    form,
    logType,
    photos: {
      isReady,
      isSending: list.some(isUnderWay),
      waiting: list.filter(isLost).length,
      retry: () => uploads.retry(),
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['logbook'] })
      void navigate(confirmation, { replace: true })
    },
  })
  const [isLater, setLater] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish.finish()
  }
  const choose = async (whose: 'mine' | 'theirs') => {
    const { state } = saver.snapshot()
    const end = await saver.choose(whose)
    const wasSending = whose === 'mine' && state.kind === 'stale' && state.wish !== undefined
    if (wasSending || end?.kind !== 'done') finish.settle(end)
  }
  return (
    <FormContext value={form.context}>
      <FormHeader instructor={form.instructor ?? undefined} />
      <BesideRail>
        <SectionList hasPhotos={photos.photos.length > 0} />
        <form className={css.form} noValidate={true} onKeyDown={stayOnEnter} onSubmit={submit}>
          <FormNotices finish={finish} saver={saver} state={form.state} />
          <ProblemSummary />
          <DiveSection />
          <DepthTimeSection />
          {logType === 'Training' && <SkillsSection />}
          <ConditionsSection />
          <EquipmentSection />
          <ExperienceSection />
          <PhotoSection list={list} photos={photos} uploads={uploads} />
          <FormFooter finish={finish} onDecide={() => setLater(false)} saver={saver} state={form.state} />
        </form>
      </BesideRail>
      <LogConflict isLater={isLater} onChoose={choose} onLater={() => setLater(true)} state={form.state} />
    </FormContext>
  )
}

/** In a form this long, Enter means the field is done, so it must not submit the dive. */
function stayOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const DEPTH_TIME_CONTROLS: SectionControls<'depthTime', 'figures'> = {
  maxDepth: { row: 'figures', control: <NumberField name="maxDepth" /> },
  bottomTime: { row: 'figures', control: <NumberField name="bottomTime" /> },
  timeIn: { row: 'figures', control: <TimeSlot name="timeIn" /> },
  timeOut: { row: 'figures', control: <TimeSlot name="timeOut" /> },
}

function DepthTimeSection() {
  return (
    <FormSection section="depthTime">
      <div className={sectionsCss.four}>
        <FieldRow controls={DEPTH_TIME_CONTROLS} row="figures" />
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
    <div className={sectionsCss.row}>
      <button
        className={sectionsCss.offer}
        onClick={() => changePart('depthTime', offer.change)}
        type="button"
      >
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
    <div className={sectionsCss.quiet} role="status">
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
