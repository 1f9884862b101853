import type { SeenEvaluationWire } from '@fathom/contract/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useFirstProblem } from '../fill/field-focus.tsx'
import { NO_PHYSICIAN, trimmed, usePhysicianErrors } from '../linked/decision.ts'
import { OutcomeChoice } from '../linked/decision-form.tsx'
import css from '../linked/linked.module.css'
import { LinkProblem } from '../linked/linked-form.tsx'
import { PhysicianFields } from '../linked/physician-fields.tsx'
import {
  confirmPage,
  downloadPage,
  refusePage,
  type StudentEvaluation,
  seenEvaluationQuery,
} from './witness.queries.ts'

type Props = { of: StudentEvaluation; onClose: () => void }

/** TS-03: the page that a physician signed is compared with the person, and its content entered. */
export function CheckEvaluation({ of, onClose }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const page = useQuery(seenEvaluationQuery(useCalls(), of))
  return (
    <Card title={t('forms-signers.tasks.paper.open')}>
      <div className={css.form}>
        {page.data && <Checking of={of} onClose={onClose} page={page.data} />}
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

function Checking({ of, page, onClose }: Props & { page: SeenEvaluationWire }) {
  const { t, formatDate } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const { memberName: name, birthDate, type } = page
  const open = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadPage(calls, of),
    onSuccess: (file) => saveFile(file, type === 'application/pdf' ? 'evaluation.pdf' : 'evaluation.jpg'),
    onError: () => showToast({ text: t('forms.list.notDownloaded') }),
  })
  return (
    <>
      <p>{t('forms-signers.check.text', { name, date: birthDate && formatDate(birthDate, 'long') })}</p>
      <Button busy={open.isPending} onClick={() => open.mutate()}>
        {t('forms-signers.check.open')}
      </Button>
      <ConfirmForm name={name} of={of} onClose={onClose} />
      <RefuseForm name={name} of={of} onClose={onClose} />
    </>
  )
}

function useSettled(onClose: () => void) {
  const client = useQueryClient()
  return async (text: string) => {
    showToast({ text })
    // Closes first: a settled page can't be checked again.
    onClose()
    await client.invalidateQueries({ queryKey: ['forms'] })
  }
}

function ConfirmForm({ of, name, onClose }: Props & { name: string }) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const settled = useSettled(onClose)
  const place = useRef<HTMLFormElement>(null)
  const [physician, setPhysician] = useState(NO_PHYSICIAN)
  const [outcome, setOutcome] = useState<'approved' | 'declined'>()
  const [isSeen, setIsSeen] = useState(false)
  const [refused, setRefused] = useState(0)
  useFirstProblem(place, refused)
  const errors = usePhysicianErrors(name)(physician)
  const send = useMutation({
    networkMode: 'always',
    mutationFn: (decided: 'approved' | 'declined') =>
      confirmPage(calls, of, { outcome: decided, ...trimmed(physician), confirmed: true }),
    onSuccess: () => settled(t('forms-signers.check.confirmed')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (outcome && isSeen && Object.keys(errors).length === 0) send.mutate(outcome)
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
        errors={errors}
        nameLabel={t('forms-signers.check.name')}
        showsErrors={showsErrors}
        value={physician}
      />
      <Checkbox
        checked={isSeen}
        error={showsErrors && !isSeen ? t('forms-signers.missing.confirm') : undefined}
        onChange={({ target }) => setIsSeen(target.checked)}
      >
        {t('forms-signers.check.box', { name })}
      </Checkbox>
      <LinkProblem cause={send.error} />
      <Button block={true} busy={send.isPending} kind="primary" size="lg" type="submit">
        {t('forms-signers.check.confirm')}
      </Button>
    </form>
  )
}

function RefuseForm({ of, name, onClose }: Props & { name: string }) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const settled = useSettled(onClose)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => refusePage(calls, of, reason.trim()),
    onSuccess: () => settled(t('forms-signers.check.refused', { name })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') setIsMissing(true)
    else send.mutate()
  }
  return (
    <form className={css.form} noValidate={true} onSubmit={submit}>
      <Field
        error={isMissing && reason.trim() === '' ? t('forms-signers.missing') : undefined}
        label={t('forms-signers.check.reason')}
      >
        <TextInput
          dir="auto"
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
          value={reason}
        />
      </Field>
      <LinkProblem cause={send.error} />
      <Button busy={send.isPending} type="submit">
        {t('forms-signers.check.refuse')}
      </Button>
    </form>
  )
}
