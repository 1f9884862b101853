import type { ApplicationWire } from '@fathom/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { StepBars } from '../../../shared/ui/feedback/step-bars.tsx'
import { BesideRail } from '../../../shared/ui/form/form-rail.tsx'
import { useDocumentUploads } from '../documents/use-document-uploads.ts'
import { CancelApplication } from '../progress/cancel-application.tsx'
import { ApplicationHeader } from '../status/application-header.tsx'
import css from './apply.module.css'
import { ApplyContext, type ApplySlots } from './apply-context.ts'
import { fieldsOf } from './draft/fields.ts'
import { gapsIn, STEPS, type Step } from './draft/step.ts'
import { forgetPlace } from './draft/stored-step.ts'
import { ApplyConflict } from './layout/apply-conflict.tsx'
import { ApplyFooter } from './layout/apply-footer.tsx'
import { Returned } from './layout/returned.tsx'
import { StepList } from './layout/step-list.tsx'
import { useContinue } from './layout/use-continue.ts'
import { StepBody } from './steps/step-body.tsx'
import { useSaver } from './use-saver.ts'
import { useSign } from './use-sign.ts'
import { useStep } from './use-step.ts'

type Props = { application: ApplicationWire; affiliateId: number; slots: ApplySlots }

/** RT-19, SC-12: a draft, step by step. It autosaves and reopens where the applicant left it. */
export function ApplyScreen({ application, affiliateId, slots }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const { saver, snapshot } = useSaver(application, affiliateId)
  const { step, furthest, goTo } = useStep(application.id)
  const fields = { ...fieldsOf(application), ...snapshot.unsaved.wish }
  const { state } = snapshot
  const gaps = gapsIn(application, fields)
  const documents = useDocumentUploads(affiliateId, application.id)
  const context = {
    application,
    affiliateId,
    fields,
    state,
    gaps,
    slots,
    documents,
    change: saver.change,
    goTo,
  }
  const sign = useSign(context, saver)
  const go = useContinue(context, step)
  const [isLater, setLater] = useState(false)
  return (
    <ApplyContext value={context}>
      <ApplicationHeader
        application={application}
        lead={t('applications.apply.started', { date: formatDate(application.createdAt, 'long') })}
      />
      <Returned application={application} isFirst={step === 'you'} />
      <BesideRail>
        <StepList furthest={furthest} step={step} />
        <section aria-labelledby="application-step" className={css.card}>
          <StepHeader step={step} />
          <StepBody isStrict={go.isStrict} sign={sign} step={step} />
        </section>
      </BesideRail>
      <ApplyFooter onContinue={go.next} onDecide={() => setLater(false)} sign={sign} step={step} />
      <div className={css.last}>
        <CancelApplication
          affiliateId={affiliateId}
          application={application}
          onCanceled={() => {
            forgetPlace(localStorage, application.id)
            for (const { id } of documents.list) void documents.uploads.remove(id)
          }}
        />
      </div>
      <ApplyConflict isLater={isLater} onChoose={saver.choose} onLater={() => setLater(true)} />
    </ApplyContext>
  )
}

/** Gets the focus after each change of step. */
function StepHeader({ step }: { step: Step }) {
  const { t } = useTranslator('applications')
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  const place = { number: STEPS.indexOf(step) + 1, count: STEPS.length }
  return (
    <header className={css.head}>
      <div className={css.bars}>
        <StepBars steps={STEPS.map((key, at) => ({ key, state: stateAt(at + 1, place.number) }))} />
      </div>
      <p className={css.place}>{t('applications.apply.place', place)}</p>
      <h2 className={css.title} id="application-step" ref={heading} tabIndex={-1}>
        {t(`applications.apply.step.${step}`)}
      </h2>
    </header>
  )
}

const stateAt = (number: number, now: number) => (number < now ? 'done' : number === now ? 'now' : 'ahead')
