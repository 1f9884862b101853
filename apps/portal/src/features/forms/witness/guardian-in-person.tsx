import type { WitnessedFormWire } from '@fathom/contract/forms'
import { containsPerson } from '@fathom/domain/forms'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { guardianSignature } from '../fill/sign/signing.ts'
import { useReadBy } from '../linked/guardian-statement.tsx'
import css from '../linked/linked.module.css'
import type { Proving } from './check-evaluation.tsx'
import { Signing } from './guardian-signing.tsx'
import { type InPerson, useInPerson } from './in-person-draft.ts'
import { StaffNameField, useStaffName } from './staff-name.tsx'
import {
  handOver,
  type StudentDocument,
  signInPerson,
  takeBack,
  witnessedFormQuery,
} from './witness.queries.ts'

type Props = Proving & {
  of: StudentDocument
  /** The name of the person who is signed in. */
  witness: string
  /** The witness has the device back. */
  onEnd: () => void
}

/** TS-06: all that the guardian sees of the witness's device. Only the witness leaves it. */
export function GuardianInPerson(props: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const form = useQuery(witnessedFormQuery(useCalls(), props.of))
  const draft = useInPerson(props.of.documentId)
  const end = () => {
    draft.forget()
    props.onEnd()
  }
  return (
    <div className={css.screen}>
      {form.data ? (
        <Steps {...props} draft={draft} form={form.data} onEnd={end} />
      ) : (
        <Card title={t('forms-signers.tasks.guardian.open')}>
          <Unopened form={form} />
        </Card>
      )}
      <EndWithoutSigning {...props} onEnd={end} />
    </div>
  )
}

function Unopened({ form }: { form: ReturnType<typeof useQuery<WitnessedFormWire>> }) {
  const { t } = useTranslator('forms', 'forms-signers')
  if (form.error instanceof CallFailed && form.error.status === 409)
    return <EmptyState drawing={closedHatch} level={3} title={t('forms-signers.inPerson.closed')} />
  if (form.isError || form.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void form.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={form.isFetching}
        title={t('forms.fill.failed.title')}
      />
    )
  return (
    <Loading label={t('forms.fill.loading')}>
      <Skeleton height="8rem" shape="block" />
    </Loading>
  )
}

/** Proves first that the witness holds the device. */
function EndWithoutSigning({ of, freshly, isCanceled, onEnd }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () => freshly(() => takeBack(calls, of)),
    onSuccess: onEnd,
    onError: (error) => {
      if (!isCanceled(error)) showToast({ text: t('forms.document.link.notSent') })
    },
  })
  return (
    <Button busy={end.isPending} onClick={() => end.mutate()}>
      {t('forms-signers.inPerson.end')}
    </Button>
  )
}

type StepsProps = Props & { form: WitnessedFormWire; draft: InPerson }

/** The next step starts at its top, with the focus. */
function Steps(props: StepsProps) {
  const { isSigned } = props.draft
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(isSigned)
  useEffect(() => {
    if (shown.current === isSigned) return
    shown.current = isSigned
    scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [isSigned])
  return (
    <div ref={place} tabIndex={-1}>
      {isSigned ? <Confirm {...props} /> : <Signing {...props} />}
    </div>
  )
}

/** What the server may not accept. */
const REFUSED = {
  'witness-is-guardian': 'forms-signers.inPerson.witness',
  'staff-name-incomplete': 'forms-signers.name-incomplete',
  'guardian-is-diver': 'forms-signers.guardian-is-diver',
  'guardian-is-physician': 'forms-signers.guardian-is-physician',
  'already-signed': 'forms-signers.inPerson.closed',
  'guardian-not-needed': 'forms-signers.inPerson.closed',
  'answers-not-read': 'forms-signers.inPerson.code.missing',
  'address-own': 'forms-signers.inPerson.emailRefused',
  'address-of-minor': 'forms-signers.inPerson.emailRefused',
  'address-of-other-signer': 'forms-signers.inPerson.emailRefused',
  'address-of-teacher': 'forms-signers.inPerson.emailRefused',
} as const

/** The witness has the device back and confirms, or returns it with what the guardian has filled in. */
function Confirm(props: StepsProps) {
  const { form, witness, draft, isCenter } = props
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isIdentitySeen, setIsIdentitySeen] = useState(false)
  const staff = useStaffName(isCenter)
  const [refused, setRefused] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useFirstProblem(place, refused)
  const send = useConfirm(props, { isIdentitySeen, ...staff.sent })
  const back = useHandBack(props)
  const problem = send.problem ?? back.problem
  const { name: guardian, relationship, birthDate } = draft.guardian
  // A parent may have the diver's name; only a document tells them apart.
  const isNamesake = containsPerson(guardian, form.memberName)
  const isOwnWitness = staff.isAsked && staff.isRight && containsPerson(guardian, staff.name)
  const isRight = isConfirmed && staff.isRight && !isOwnWitness && (!isNamesake || isIdentitySeen)
  return (
    <Card title={t('forms-signers.inPerson.confirm')}>
      <div className={css.form} ref={place}>
        <p>{t('forms-signers.inPerson.return', { witness })}</p>
        <p>{t('forms-signers.inPerson.signed', { guardian, relationship, name: form.memberName })}</p>
        <Facts>
          <Fact name={t('forms.sign.guardian.birthDate')}>{formatDay(birthDate)}</Fact>
        </Facts>
        <StaffNameField
          error={isOwnWitness ? t('forms-signers.inPerson.witness') : undefined}
          of={staff}
          showsErrors={refused > 0}
        />
        <Checkbox
          checked={isConfirmed}
          error={refused > 0 && !isConfirmed ? t('forms-signers.missing.confirm') : undefined}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        >
          {t('forms-signers.inPerson.box')}
        </Checkbox>
        {isNamesake && (
          <Checkbox
            checked={isIdentitySeen}
            error={refused > 0 && !isIdentitySeen ? t('forms-signers.missing.confirm') : undefined}
            onChange={({ target }) => setIsIdentitySeen(target.checked)}
          >
            {t('forms-signers.inPerson.identity')}
          </Checkbox>
        )}
        {problem && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t(problem)}
          </Banner>
        )}
        <Button
          block={true}
          busy={send.isPending}
          kind="primary"
          onClick={() => (isRight ? send.start() : setRefused(refused + 1))}
          size="lg"
        >
          {t('forms-signers.inPerson.confirm')}
        </Button>
        <Button
          busy={back.isPending}
          onClick={() => {
            send.reset()
            back.start()
          }}
        >
          {t('forms.fill.back')}
        </Button>
      </div>
    </Card>
  )
}

const problemOf = (error: unknown) => {
  const refused = error instanceof CallFailed ? error.problem : undefined
  return REFUSED[refused as keyof typeof REFUSED] ?? 'forms.document.link.notSent'
}

/** Handed over again before the guardian sees the form: what the witness may have proved is over then. */
function useHandBack({ of, draft }: StepsProps) {
  const calls = useCalls()
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => handOver(calls, of),
    onSuccess: draft.returnToForm,
  })
  return {
    isPending: send.isPending,
    problem: send.error ? problemOf(send.error) : undefined,
    start: () => oneAtATime(() => send.mutateAsync()),
  }
}

type Stated = { isIdentitySeen: boolean; staffName?: string }

function useConfirm(
  { form, of, draft, freshly, isCanceled, onEnd }: StepsProps,
  { isIdentitySeen, ...staff }: Stated,
) {
  const { t } = useTranslator('forms', 'forms-signers')
  const readBy = useReadBy(form)
  const calls = useCalls()
  const client = useQueryClient()
  const oneAtATime = useOneAtATime()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const signed = guardianSignature(draft.guardian, draft.readBy ?? readBy)
      const email = draft.email?.trim()
      const body = {
        ...signed,
        witnessed: true,
        ...staff,
        ...(isIdentitySeen && { isIdentitySeen }),
        ...(email && { email }),
      } as const
      return freshly(() => signInPerson(calls, of, body))
    },
    onSuccess: async () => {
      showToast({ text: t('forms-signers.inPerson.done') })
      onEnd()
      await client.invalidateQueries({ queryKey: ['forms'] })
    },
  })
  return {
    isPending: send.isPending,
    problem: send.error && !isCanceled(send.error) ? problemOf(send.error) : undefined,
    reset: send.reset,
    start: () => oneAtATime(() => send.mutateAsync()),
  }
}
