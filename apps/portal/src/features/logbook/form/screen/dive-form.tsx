import type { LogType, UnitSystem } from '@fathom/domain/logbook'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useNavigate } from '../../../../shared/router/index.ts'
import { BesideRail } from '../../../../shared/ui/form/form-rail.tsx'
import { isLost, isUnderWay } from '../../../../shared/upload/queue.ts'
import { PhotoSection } from '../../photos-upload/photo-section.tsx'
import { usePhotoUploads } from '../../photos-upload/use-photo-uploads.ts'
import { usePhotos } from '../../photos-upload/use-photos.ts'
import { LogConflict } from '../conflict/log-conflict.tsx'
import { FormFooter } from '../footer/form-footer.tsx'
import css from '../layout/frame.module.css'
import { ProblemSummary } from '../layout/problem-summary.tsx'
import { SectionList } from '../layout/section-list.tsx'
import { FormNotices } from '../notices/form-notices.tsx'
import type { Opened } from '../opening/opened.ts'
import { ConditionsSection } from '../sections/conditions-section.tsx'
import { DepthTimeSection } from '../sections/depth-time-section.tsx'
import { DiveSection } from '../sections/dive-section.tsx'
import { EquipmentSection } from '../sections/equipment-section.tsx'
import { ExperienceSection } from '../sections/experience-section.tsx'
import { SkillsSection } from '../sections/skills-section.tsx'
import { FormContext } from '../state/form-context.ts'
import { FormHeader } from './form-header.tsx'
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
