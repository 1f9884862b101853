import type { CertificationWire } from '@fathom/contract/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from '../certifications.module.css'
import { OFFICE_KEY, withdraw } from '../office/office.queries.ts'
import desk from './desk.module.css'
import { correctCertification } from './desk.queries.ts'
import {
  bodyOf,
  type Errors,
  FactFields,
  type Facts,
  LONGEST_REASON,
  useFactErrors,
  useServerErrors,
} from './fact-fields.tsx'
import { Holder } from './holder.tsx'

/** `number` is the holder's. */
type Props = { card: CertificationWire; number: string; onClose: () => void }

/** OF-06: the day and the teachers. The former ones stay in the audit log. */
export function CorrectDialog({ card, number, onClose }: Props) {
  const { t } = useTranslator('certifications-desk')
  const form = useId()
  const [facts, setFacts] = useState<Facts>({
    date: card.certDate ?? undefined,
    instructor: String(card.instructor?.number ?? ''),
    center: String(card.store?.number ?? ''),
    reason: '',
  })
  const [errors, setErrors] = useState<Errors>({})
  const factErrors = useFactErrors()
  const serverErrors = useServerErrors()
  const calls = useCalls()
  const done = useDone(onClose)
  const save = useMutation({
    mutationFn: () => correctCertification(calls, card.licenseID, bodyOf(facts)),
    onSuccess: () => done.succeed(t('certifications-desk.corrected')),
    onError: (error) => {
      const found = serverErrors(error)
      if (found) setErrors(found)
      else done.fail(error)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = factErrors(facts)
    setErrors(found)
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate()
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={save.isPending} form={form} kind="primary" type="submit">
            {t('certifications-desk.save')}
          </Button>
          <Button onClick={onClose}>{t('certifications-desk.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('certifications-desk.correctNamed', { title: card.title })}
    >
      <Holder number={number} />
      <form className={desk.fields} id={form} noValidate={true} onSubmit={submit}>
        <FactFields
          errors={errors}
          facts={facts}
          onChange={(part) => {
            setFacts({ ...facts, ...part })
            setErrors({})
          }}
        />
      </form>
    </Dialog>
  )
}

/** This can't be undone, so it asks for confirmation and a reason. */
export function RevokeDialog({ card, number, onClose }: Props) {
  const { t } = useTranslator('certifications-office')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const limit = useTextLimit()(reason, LONGEST_REASON)
  const calls = useCalls()
  const done = useDone(onClose)
  const revoke = useMutation({
    mutationFn: () => withdraw(calls, card.licenseID, reason.trim()),
    onSuccess: () => done.succeed(t('certifications-office.withdraw.done')),
    onError: done.fail,
  })
  return (
    <ConfirmDialog
      busy={revoke.isPending}
      confirmLabel={t('certifications-office.withdraw.action')}
      destructive
      keepLabel={t('certifications-office.withdraw.keep')}
      onConfirm={() => {
        setIsMissing(!reason.trim())
        if (reason.trim() && !limit.isTooLong) revoke.mutate()
      }}
      onKeep={onClose}
      open={true}
      title={t('certifications-office.withdraw.ask', { title: card.title })}
    >
      <div className={css.stack}>
        <Holder number={number} />
        <p>{t('certifications-office.withdraw.sure')}</p>
        <Field
          error={
            limit.error ?? (isMissing && !reason.trim() && t('certifications-office.withdraw.reasonMissing'))
          }
          help={limit.help}
          label={t('certifications-office.withdraw.reason')}
        >
          <TextArea onChange={({ target }) => setReason(target.value)} rows={2} value={reason} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}

/** A certification that was revoked meanwhile closes the dialog too: there is nothing left to change. */
function useDone(onClose: () => void) {
  const { t } = useTranslator('certifications-desk')
  const client = useQueryClient()
  const finish = async (text: string) => {
    await client.invalidateQueries({ queryKey: OFFICE_KEY })
    showToast({ text })
    onClose()
  }
  return {
    succeed: finish,
    fail: (error: unknown) => {
      const problem = error instanceof CallFailed ? error.problem : undefined
      if (problem === 'already-revoked') void finish(t('certifications-desk.alreadyRevoked'))
      else
        showToast({
          text: t(problem === 'own-item' ? 'certifications-desk.own' : 'certifications-desk.failed'),
        })
    },
  }
}
