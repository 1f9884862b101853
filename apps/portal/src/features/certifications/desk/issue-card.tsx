import type { CertificationHolderWire } from '@fathom/contract/certifications'
import { LEVELS } from '@fathom/domain/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import shared from '../certifications.module.css'
import { OFFICE_KEY } from '../office/office.queries.ts'
import css from './desk.module.css'
import { holderQuery, issueCertification } from './desk.queries.ts'
import {
  bodyOf,
  type Errors,
  FactFields,
  type Facts,
  plainNumber,
  useFactErrors,
  useNumberErrors,
  useServerErrors,
} from './fact-fields.tsx'
import { Holder, isNobody } from './holder.tsx'
import { useLevelName } from './level-list.tsx'

/** OF-06: certifies one person. */
export function IssueCard() {
  const { t } = useTranslator('certifications-desk')
  const levelName = useLevelName()
  const [shown, setShown] = useState<string>()
  const { typed, change, errors, submit, isSending, asked, confirm, keep } = useIssue()
  const level = LEVELS.find(({ levelID }) => String(levelID) === typed.level)
  return (
    <Card title={t('certifications-desk.issue')}>
      <form className={shared.stack} noValidate={true} onSubmit={submit}>
        <div className={css.fields}>
          <Field error={errors.number} label={t('certifications-desk.column.number')}>
            <TextInput
              autoComplete="off"
              dir="ltr"
              inputMode="numeric"
              name="person"
              onBlur={() => setShown(plainNumber(typed.number))}
              onChange={({ target }) => change({ number: target.value })}
              value={typed.number}
            />
          </Field>
          {shown && shown === plainNumber(typed.number) && <Holder number={shown} />}
          <Field error={errors.level} label={t('certifications-desk.column.level')}>
            <Select onChange={({ target }) => change({ level: target.value })} value={typed.level}>
              <option value="">{t('certifications-desk.choose')}</option>
              {LEVELS.map(({ levelID, code }) => (
                <option key={levelID} value={levelID}>
                  {levelName(code)}
                </option>
              ))}
            </Select>
          </Field>
          <FactFields errors={errors} facts={typed} onChange={change} />
        </div>
        <div className={shared.actions}>
          <Button busy={isSending} kind="primary" type="submit">
            {t('certifications-desk.issue')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        busy={isSending}
        confirmLabel={t('certifications-desk.issue')}
        keepLabel={t('certifications-desk.cancel')}
        onConfirm={confirm}
        onKeep={keep}
        open={asked !== undefined}
        title={t('certifications-desk.issueAsk', {
          title: level ? levelName(level.code) : '',
          name: asked?.name ?? '',
        })}
      >
        <Holder number={asked ? String(asked.affiliateId) : ''} />
      </ConfirmDialog>
    </Card>
  )
}

type Typed = Facts & { number: string; level: string }
const EMPTY: Typed = { number: '', level: '', date: undefined, instructor: '', center: '', reason: '' }

/** A new id for each set of values: pressing again after a failure issues nothing twice. */
const freshId = () => crypto.randomUUID()

function useIssue() {
  const { t } = useTranslator('certifications-desk')
  const calls = useCalls()
  const client = useQueryClient()
  const [typed, setTyped] = useState(EMPTY)
  const [id, setId] = useState(freshId)
  const [errors, setErrors] = useState<Errors>({})
  const [asked, setAsked] = useState<CertificationHolderWire>()
  const numberErrors = useNumberErrors()
  const factErrors = useFactErrors()
  const serverErrors = useServerErrors()
  const start = (next: Typed) => {
    setTyped(next)
    setId(freshId())
    setErrors({})
  }
  const issue = useMutation({
    mutationFn: () =>
      issueCertification(calls, {
        ...{ id, affiliateId: Number(plainNumber(typed.number)), levelID: Number(typed.level) },
        ...bodyOf(typed),
      }),
    onSettled: () => setAsked(undefined),
    onSuccess: () => {
      showToast({ text: t('certifications-desk.issued') })
      start(EMPTY)
      return client.invalidateQueries({ queryKey: OFFICE_KEY })
    },
    onError: (error) => {
      const found = serverErrors(error)
      if (found) setErrors(found)
      else showToast({ text: t('certifications-desk.failed') })
    },
  })
  /** The person who presses the button sees first whom they certify. */
  const ask = useMutation({
    mutationFn: () => client.fetchQuery(holderQuery(calls, plainNumber(typed.number) ?? '')),
    onSuccess: setAsked,
    onError: (error) => {
      if (isNobody(error)) setErrors({ number: t('certifications-desk.fault.no-person') })
      else showToast({ text: t('certifications-desk.failed') })
    },
  })
  return {
    typed,
    errors,
    asked,
    isSending: issue.isPending || ask.isPending,
    keep: () => setAsked(undefined),
    confirm: () => issue.mutate(),
    change: (part: Partial<Typed>) => start({ ...typed, ...part }),
    submit(event: FormEvent) {
      event.preventDefault()
      const found: Errors = {
        ...numberErrors(typed.number),
        ...(!typed.level && { level: t('certifications-desk.missing.level') }),
        ...factErrors(typed),
      }
      setErrors(found)
      if (Object.keys(found).length === 0 && !ask.isPending) ask.mutate()
    },
  }
}
