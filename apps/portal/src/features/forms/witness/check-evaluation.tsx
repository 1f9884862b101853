import type { EvaluationRefusalWire, EvaluationSeenWire, SeenEvaluationWire } from '@fathom/contract/forms'
import { firstPaperDay } from '@fathom/domain/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { NO_PHYSICIAN, trimmed, usePhysicianErrors } from '../linked/decision.ts'
import { OutcomeChoice } from '../linked/decision-form.tsx'
import css from '../linked/linked.module.css'
import { LinkProblem } from '../linked/linked-form.tsx'
import { PhysicianFields } from '../linked/physician-fields.tsx'
import { type StaffName, StaffNameField, useStaffName } from './staff-name.tsx'
import { UploadedPage } from './uploaded-page.tsx'
import {
  confirmPage,
  pageFileQuery,
  refusePage,
  type StudentEvaluation,
  seenEvaluationQuery,
} from './witness.queries.ts'

export type Proving = {
  /** Runs a call, and asks the person to prove who they are if the server wants it. */
  freshly: <T>(action: () => Promise<T>) => Promise<T>
  /** The person decided against proving it. */
  isCanceled: (error: unknown) => boolean
  /** The account is that of a dive center. */
  isCenter: boolean
}

type Props = Proving & {
  of: StudentEvaluation
  /** The name of the person who checks the page. */
  reader: string
  onClose: () => void
  /** The page was confirmed or refused, and can't be opened again. */
  onSettled: () => void
}

/** TS-03: the page that a physician signed is compared with the person, and its content entered. */
export function CheckEvaluation({ onClose, ...rest }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const page = useQuery(seenEvaluationQuery(useCalls(), rest.of))
  return (
    <Card title={t('forms-signers.tasks.paper.open')}>
      <div className={css.form}>
        {page.data && <Checking {...rest} page={page.data} />}
        {page.isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t('forms.fill.failed.title')}
          </Banner>
        )}
        {page.isPending && (
          <Loading label={t('forms.fill.loading')}>
            <Skeleton height="8rem" shape="block" />
          </Loading>
        )}
        <Button onClick={onClose}>{t('forms.fill.back')}</Button>
      </div>
    </Card>
  )
}

type CheckingProps = Omit<Props, 'onClose'>

function Checking({ page, of, ...rest }: CheckingProps & { page: SeenEvaluationWire }) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const { memberName: name, birthDate, type } = page
  // The same person acts, whichever of the two they do.
  const staff = useStaffName(rest.isCenter)
  return (
    <>
      <p>{t('forms-signers.check.text', { name, date: birthDate && formatDay(birthDate) })}</p>
      <UploadedPage name={name} of={pageFileQuery(calls, of, type)} />
      <ConfirmForm
        {...rest}
        confirm={(seen) => confirmPage(calls, of, seen)}
        declinedAt={page.declinedAt}
        name={name}
        staff={staff}
      />
      <RefuseForm
        name={name}
        onSettled={rest.onSettled}
        refuse={(refusal) => refusePage(calls, of, refusal)}
        staff={staff}
      />
    </>
  )
}

function useSettled(onSettled: () => void) {
  const client = useQueryClient()
  return async (text: string) => {
    showToast({ text })
    onSettled()
    await client.invalidateQueries({ queryKey: ['forms'] })
  }
}

const isNameRefused = (cause: unknown) =>
  cause instanceof CallFailed && cause.problem === 'physician-is-signer'

/** ST-08: on paper, an approval lifts a refusal only if the examination was after it. */
function useDayAfterRefusal(declinedAt: string | null) {
  const { t, formatDate } = useTranslator('forms-standing')
  if (!declinedAt) return { help: undefined, isBefore: () => false }
  const at = new Date(declinedAt)
  const first = firstPaperDay(at)
  const words = { date: formatDate(at, 'long'), first: formatDate(first, 'long') }
  return {
    help: t('forms-standing.afterRefusal.paper', words),
    isBefore: (day: string) => day !== '' && day < first,
  }
}

/** `name` is the diver. */
type SettleProps = { name: string; staff: StaffName; onSettled: () => void }
type ConfirmProps = SettleProps &
  Omit<Proving, 'isCenter'> & {
    /** The name of the person who checks the page. */
    reader: string
    declinedAt: string | null
    confirm: (seen: EvaluationSeenWire) => Promise<unknown>
  }

/** What the page says, entered by the person who has seen it. */
export function ConfirmForm({
  name,
  staff,
  declinedAt,
  reader,
  confirm,
  onSettled,
  ...proving
}: ConfirmProps) {
  const { freshly, isCanceled } = proving
  const { t } = useTranslator('forms', 'forms-signers')
  const settled = useSettled(onSettled)
  const place = useRef<HTMLFormElement>(null)
  const [physician, setPhysician] = useState(NO_PHYSICIAN)
  const [outcome, setOutcome] = useState<'approved' | 'declined'>()
  const [isSeen, setIsSeen] = useState(false)
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([])
  const names = [name, reader, ...(staff.isAsked && staff.isRight ? [staff.name] : []), ...refusedNames]
  const refusal = useDayAfterRefusal(declinedAt)
  const errors = usePhysicianErrors({ names, text: t('forms-signers.check.nameWrong') })(physician)
  if (outcome === 'approved' && refusal.help && refusal.isBefore(physician.examinedOn))
    errors.examinedOn ??= refusal.help
  const send = useMutation({
    networkMode: 'always',
    mutationFn: (decided: 'approved' | 'declined') =>
      freshly(() => confirm({ outcome: decided, ...trimmed(physician), ...staff.sent, confirmed: true })),
    onSuccess: () => settled(t('forms-signers.check.confirmed')),
    onError: (cause) => {
      if (!isNameRefused(cause)) return
      // Only the server knows the name of the guardian.
      setRefusedNames([...refusedNames, physician.name])
      setRefused(refused + 1)
    },
  })
  const oneAtATime = useOneAtATime()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (outcome && isSeen && staff.isRight && Object.keys(errors).length === 0)
      oneAtATime(() => send.mutateAsync(outcome))
    else setRefused(refused + 1)
  }
  const showsErrors = refused > 0
  return (
    <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
      <OutcomeChoice
        error={showsErrors && !outcome ? t('forms-signers.missing') : undefined}
        legend={t('forms-signers.check.outcome')}
        onChange={setOutcome}
        value={outcome}
      />
      <PhysicianFields
        change={(change) => setPhysician((before) => ({ ...before, ...change }))}
        dayHelp={refusal.help}
        errors={errors}
        nameLabel={t('forms-signers.check.name')}
        showsErrors={showsErrors}
        value={physician}
      />
      <StaffNameField of={staff} showsErrors={showsErrors} />
      <Checkbox
        checked={isSeen}
        error={showsErrors && !isSeen ? t('forms-signers.missing.confirm') : undefined}
        onChange={({ target }) => setIsSeen(target.checked)}
      >
        {t('forms-signers.check.box', { name })}
      </Checkbox>
      <LinkProblem cause={isNameRefused(send.error) || isCanceled(send.error) ? null : send.error} />
      <Button block={true} busy={send.isPending} kind="primary" size="lg" type="submit">
        {t('forms-signers.check.confirm')}
      </Button>
    </form>
  )
}

type RefuseProps = SettleProps & { refuse: (refusal: EvaluationRefusalWire) => Promise<unknown> }

export function RefuseForm({ name, staff, refuse, onSettled }: RefuseProps) {
  const { t } = useTranslator('forms', 'forms-signers')
  const settled = useSettled(onSettled)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState(0)
  const place = useRef<HTMLFormElement>(null)
  useFirstProblem(place, refused)
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => refuse({ reason: reason.trim(), ...staff.sent }),
    onSuccess: () => settled(t('forms-signers.check.refused', { name })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '' || !staff.isRight) setRefused(refused + 1)
    else oneAtATime(() => send.mutateAsync())
  }
  return (
    <form className={css.form} noValidate={true} onSubmit={submit} ref={place}>
      <Field
        error={refused > 0 && reason.trim() === '' ? t('forms-signers.missing') : undefined}
        label={t('forms-signers.check.reason')}
      >
        <TextInput
          dir="auto"
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
          value={reason}
        />
      </Field>
      <StaffNameField of={staff} showsErrors={refused > 0} />
      <LinkProblem cause={send.error} />
      <Button busy={send.isPending} type="submit">
        {t('forms-signers.check.refuse')}
      </Button>
    </form>
  )
}
