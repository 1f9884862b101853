import type { WitnessedAnswersWire } from '@fathom/contract/forms'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { latinDigits } from '../../../shared/ui/form/parse-number.ts'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import css from '../linked/linked.module.css'
import { readAnswers, type StudentDocument } from './witness.queries.ts'

const REFUSED = {
  'code-wrong': 'forms-signers.inPerson.code.wrong',
  'too-many-codes': 'forms-signers.inPerson.code.many',
} as const

type Props = {
  of: StudentDocument
  /** The diver, who has the code. */
  name: string
  witness: string
  /** Says that the answers have to be read first. */
  isMissing: boolean
  onShown: (read: WitnessedAnswersWire) => void
}

/** TS-06: the guardian reads the health answers with a code that the diver sees and the witness doesn't. */
export function AnswersCode({ of, name, witness, isMissing, onShown }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const [code, setCode] = useState('')
  const show = useMutation({
    networkMode: 'always',
    mutationFn: () => readAnswers(calls, of, latinDigits(code)),
    onSuccess: onShown,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show.mutate()
  }
  const refused = show.error instanceof CallFailed ? show.error.problem : undefined
  const problem = REFUSED[refused as keyof typeof REFUSED] ?? 'forms.document.link.notSent'
  const missing = isMissing ? t('forms-signers.inPerson.code.missing') : undefined
  return (
    <form className={css.form} noValidate={true} onSubmit={submit}>
      <p>{t('forms-signers.inPerson.code.text', { name, witness })}</p>
      <Field error={show.isError ? t(problem) : missing} label={t('forms-signers.inPerson.code', { name })}>
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          maxLength={20}
          onChange={({ target }) => setCode(target.value)}
          value={code}
        />
      </Field>
      <Button busy={show.isPending} type="submit">
        {t('forms-signers.inPerson.code.show')}
      </Button>
    </form>
  )
}
