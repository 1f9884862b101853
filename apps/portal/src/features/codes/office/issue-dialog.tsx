import type { CodeBatchWire, NewBatchWire } from '@fathom/contract/codes'
import { MOST_CODES_IN_BATCH } from '@fathom/domain/codes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSigning } from '../../../shared/signing.tsx'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from '../codes.module.css'
import { BATCHES_KEY, coursesQuery, issueBatch } from './batches.queries.ts'

/** With a new id for each set of values: pressing again after a failure issues nothing twice. */
export type TypedBatch = {
  id: string
  opens: string
  amount: number | undefined
  store: string
  note: string
}

export const newBatch = (): TypedBatch => ({
  ...{ id: crypto.randomUUID(), opens: '', amount: undefined, store: '', note: '' },
})

type Props = {
  typed: TypedBatch
  onType: (typed: TypedBatch) => void
  onClose: () => void
  onIssued: (batch: CodeBatchWire) => void
}

/** The limit in the contract. */
const LONGEST_NOTE = 200

/** OF-07: what the codes open, for whom, and how many. */
export function IssueDialog({ typed, onType, onClose, onIssued }: Props) {
  const { t, locale, formatNumber } = useTranslator('codes-office', 'codes')
  const form = useId()
  const { clubName } = useConfig()
  const courses = useQuery(coursesQuery(useCalls(), locale)).data ?? []
  const { change, errors, submit, isSending } = useIssue({ typed, onType, onIssued })
  const most = formatNumber(MOST_CODES_IN_BATCH)
  const limit = useTextLimit()(typed.note, LONGEST_NOTE)
  const count = isAmount(typed.amount) ? typed.amount : 0
  return (
    <Dialog
      actions={
        <>
          <Button busy={isSending} form={form} kind="primary" type="submit">
            {count > 0 ? t('codes-office.issue.submit', { count }) : t('codes-office.issue.open')}
          </Button>
          <Button onClick={onClose}>{t('codes.share.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('codes-office.issue.title')}
    >
      <form className={css.body} id={form} noValidate={true} onSubmit={submit}>
        <Field error={errors.opens} label={t('codes-office.issue.opens')}>
          <Select
            data-first-focus={true}
            onChange={({ target }) => change({ opens: target.value })}
            value={typed.opens}
          >
            <option value="">{t('codes-office.issue.choose')}</option>
            {courses.map(({ packageId, title }) => (
              <option key={packageId} value={packageId}>
                {title}
              </option>
            ))}
            <option value="specialty">{t('codes-office.issue.specialty')}</option>
            <option value="club">{t('codes-office.issue.club', { club: clubName })}</option>
          </Select>
        </Field>
        <Field
          error={errors.amount}
          help={t('codes-office.issue.amountHint', { most })}
          label={t('codes-office.issue.amount')}
        >
          <NumberInput
            format={formatNumber}
            locale={locale}
            onChange={(amount) => change({ amount })}
            value={typed.amount}
          />
        </Field>
        <Field
          error={errors.store}
          help={t('codes-office.issue.storeHint')}
          label={t('codes-office.issue.store')}
        >
          <TextInput
            dir="ltr"
            inputMode="numeric"
            onChange={({ target }) => change({ store: target.value })}
            value={typed.store}
          />
        </Field>
        <Field
          error={limit.error}
          help={limit.help ?? t('codes-office.issue.noteHint')}
          label={t('codes-office.issue.note')}
        >
          <TextInput onChange={({ target }) => change({ note: target.value })} value={typed.note} />
        </Field>
      </form>
    </Dialog>
  )
}

type Errors = { opens?: string; amount?: string; store?: string }

const isAmount = (amount: number | undefined): amount is number =>
  Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= MOST_CODES_IN_BATCH

const isStoreNumber = (store: string) => /^\d{1,9}$/.test(store) && Number(store) > 0

function useIssue({ typed, onType, onIssued }: Omit<Props, 'onClose'>) {
  const { t, formatNumber } = useTranslator('codes-office')
  const calls = useCalls()
  const client = useQueryClient()
  const { freshly, isCanceled } = useSigning()
  const limitOf = useTextLimit()
  const [errors, setErrors] = useState<Errors>({})
  const issue = useMutation({
    mutationFn: (body: NewBatchWire) => freshly(() => issueBatch(calls, body)),
    onSuccess: (batch) => {
      showToast({ text: t('codes-office.issue.done', { count: batch.counts.open }) })
      void client.invalidateQueries({ queryKey: BATCHES_KEY })
      onIssued(batch)
    },
    onError: (error) => {
      if (isCanceled(error)) return
      if (error instanceof CallFailed && error.problem === 'no-store')
        setErrors({ store: t('codes-office.issue.noStore') })
      else showToast({ text: t('codes-office.issue.failed') })
    },
  })
  return {
    errors,
    isSending: issue.isPending,
    change(part: Partial<TypedBatch>) {
      onType({ ...typed, ...part, id: newBatch().id })
      setErrors({})
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const { id, opens, amount } = typed
      const store = typed.store.trim()
      const found: Errors = {
        ...(!opens && { opens: t('codes-office.issue.noOpens') }),
        ...(!isAmount(amount) && {
          amount: t('codes-office.issue.noAmount', { most: formatNumber(MOST_CODES_IN_BATCH) }),
        }),
        ...(store !== '' && !isStoreNumber(store) && { store: t('codes-office.issue.noStore') }),
      }
      setErrors(found)
      const isTooLong = limitOf(typed.note, LONGEST_NOTE).isTooLong
      if (Object.keys(found).length > 0 || isTooLong || !isAmount(amount) || issue.isPending) return
      issue.mutate({
        ...{ id, amount, note: typed.note.trim(), storeNumber: store === '' ? null : Number(store) },
        ...openedBy(opens),
      })
    },
  }
}

function openedBy(opens: string): Pick<NewBatchWire, 'kind' | 'packageId'> {
  if (opens === 'specialty' || opens === 'club') return { kind: opens, packageId: null }
  return { kind: 'course', packageId: opens }
}
