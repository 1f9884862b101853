import type { ApplicationWire } from '@fathom/contract/applications'
import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { storedDraftQuery } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Link, useSearchParams } from '../../../shared/router/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { StepBars } from '../../../shared/ui/feedback/step-bars.tsx'
import { ChoiceDialog, type Choosing, conflictWords } from '../../../shared/ui/form/conflict-dialog.tsx'
import { BesideRail, FormRail, Knot } from '../../../shared/ui/form/form-rail.tsx'
import { useDocumentUploads } from '../documents/use-documents.ts'
import { AddressLines } from '../parts/address-lines.tsx'
import { ApplicationHeader } from '../parts/application-layout.tsx'
import { CancelApplication } from '../progress/cancel-application.tsx'
import css from './apply.module.css'
import { ApplyContext, type ApplyContextValue, type ApplySlots, useApply } from './apply-context.ts'
import { ApplyFooter } from './apply-footer.tsx'
import { isBlank, problemsOf } from './draft/address-problems.ts'
import { labelKey } from './draft/field-words.ts'
import { type FieldName, type Fields, fieldsOf } from './draft/fields.ts'
import { gapsIn, isStep, STEPS, type Step, stateOf } from './draft/step.ts'
import { deviceDrafts, type FoundApplication, findStored } from './draft/stored-draft.ts'
import { findPlace, forgetPlace, keepPlace } from './draft/stored-step.ts'
import { StepBody } from './steps/step-body.tsx'
import { useApplicationDraft } from './use-application-draft.ts'
import { useSign } from './use-sign.ts'

type Props = { application: ApplicationWire; affiliateId: number; slots: ApplySlots }

/** RT-19, SC-12: a draft, step by step. It autosaves and reopens where the applicant left it. */
export function ApplyScreen(props: Props) {
  const { application, affiliateId } = props
  const whose = { id: application.id, affiliateId }
  const { data: found } = useQuery(
    storedDraftQuery(['applications', 'stored', whose], () => findStored(deviceDrafts, whose)),
  )
  return found === undefined ? null : <OpenApply {...props} found={found ?? undefined} />
}

function OpenApply({
  application,
  affiliateId,
  slots,
  found,
}: Props & { found: FoundApplication | undefined }) {
  const { t, formatDate } = useTranslator('applications')
  const { draft, snapshot } = useApplicationDraft(application, affiliateId, found)
  const { step, furthest, goTo } = useStep(application.id)
  const { content: fields, state } = snapshot
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
    change: (change: Partial<Fields>) => draft.change({ ...draft.snapshot().content, ...change }),
    goTo,
  }
  const sign = useSign(context, draft)
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
      <ApplyConflict
        isLater={isLater}
        onChoose={(whose) => void draft.choose(whose)}
        onLater={() => setLater(true)}
      />
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
    <header>
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

/** The step in the URL, or the one where the applicant left off. Back goes through the steps. */
function useStep(id: string) {
  const [query, setQuery] = useSearchParams()
  const requested = query.get('step')
  const [left] = useState(() => findPlace(localStorage, id))
  const step = isStep(requested) ? requested : left.step
  const [furthest, setFurthest] = useState<Step>(left.furthest)
  useLayoutEffect(() => setFurthest(keepPlace(localStorage, id, step).furthest), [id, step])
  return { step, furthest, goTo: (next: Step) => setQuery({ step: next }) }
}

/**
 * Gaps don't block continuing; they are listed before the signature. Only an address that was started must be
 * complete.
 */
function useContinue({ fields, goTo }: ApplyContextValue, step: Step) {
  const [refused, setRefused] = useState(0)
  const { teachingAddress } = fields
  const isHalf = !isBlank(teachingAddress) && problemsOf(teachingAddress).length > 0
  const next = () => {
    const follows = STEPS[STEPS.indexOf(step) + 1]
    const isStopped = step === 'address' && isHalf && refused === 0
    setRefused(isStopped ? refused + 1 : 0)
    if (!isStopped && follows) goTo(follows)
  }
  return { next, isStrict: refused > 0 }
}

type ReturnedProps = { application: Pick<ApplicationWire, 'history'>; isFirst: boolean }

/** Above a returned draft: who returned it, when and why; on the first step also what to do about it. */
function Returned({ application, isFirst }: ReturnedProps) {
  const { t, formatDate } = useTranslator('applications')
  const last = application.history.at(-1)
  if (last?.move !== 'return' && last?.move !== 'ask') return null
  const date = formatDate(last.at, 'long')
  return (
    <div className={css.returned}>
      <Banner icon={Undo2} tone="buoy">
        <strong>
          {last.move === 'ask'
            ? t('applications.apply.asked.title', { date })
            : t('applications.apply.returned.title', { name: last.name, date })}
        </strong>
        <p className={css.reason} dir="auto">
          {last.reason}
        </p>
        {isFirst && <p>{t('applications.apply.returned.text')}</p>}
      </Banner>
    </div>
  )
}

/** All steps with their state; shown beside the form where the window is wide enough. */
function StepList({ step, furthest }: { step: Step; furthest: Step }) {
  const { t } = useTranslator('applications')
  const { gaps } = useApply()
  return (
    <FormRail label={t('applications.apply.steps')} missing="buoy">
      {STEPS.map((each) => {
        const state = stateOf(each, gaps, furthest)
        return (
          <li key={each}>
            <Link aria-current={each === step ? 'step' : undefined} data-state={state} to={`?step=${each}`}>
              <Knot state={state} />
              {t(`applications.apply.step.${each}`)}
              {state !== 'open' && (
                <span className="visually-hidden">, {t(`applications.apply.${state}`)}</span>
              )}
            </Link>
          </li>
        )
      })}
    </FormRail>
  )
}

/** Two devices changed the same fields: the person sees both versions and chooses. */
function ApplyConflict(choosing: Choosing) {
  const { t } = useTranslator('applications')
  const { state, fields, application } = useApply()
  const conflict = state.kind === 'conflict' ? state : undefined
  const theirs = fieldsOf(conflict?.theirs ?? application)
  return (
    <ChoiceDialog
      choosing={choosing}
      differences={(conflict?.conflicts ?? []).map((name) => ({
        id: name,
        name: t(labelKey(name)),
        mine: <Value fields={fields} name={name} />,
        theirs: <Value fields={theirs} name={name} />,
      }))}
      isStale={conflict !== undefined}
      words={conflictWords((word) => t(`applications.apply.conflict.${word}`))}
    />
  )
}

function Value({ fields, name }: { fields: Fields; name: FieldName }) {
  const { t } = useTranslator('applications')
  const empty = t('applications.apply.conflict.empty')
  if (name === 'instructor' || name === 'store') return <bdi>{fields[name]?.name || empty}</bdi>
  if (name !== 'teachingAddress') return <bdi>{fields[name] || empty}</bdi>
  return isBlank(fields[name]) ? empty : <AddressLines address={fields[name]} />
}
