import type { PasskeyWire } from '@fathom/contract/account'
import { isPasskeyNameTaken, PASSKEY_NAME_MAX_LENGTH } from '@fathom/domain/account'
import { type FormEvent, useId, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../../shared/ui/overlay/dialog.tsx'
import css from '../setting.module.css'

type Props = {
  passkey: PasskeyWire
  /** The names of the other passkeys. */
  taken: readonly string[]
  busy: boolean
  onSave: (name: string) => void
  onClose: () => void
}

const problemOf = (name: string, taken: readonly string[]) => {
  if (name.trim() === '') return 'nameMissing'
  return isPasskeyNameTaken(name, taken) ? 'nameTaken' : undefined
}

/** Mounted only while a passkey is being renamed, so that it starts with the current name. */
export function RenameDialog({ passkey, taken, busy, onSave, onClose }: Props) {
  const { t } = useTranslator('translations')
  const formId = useId()
  const [name, setName] = useState(passkey.name)
  const [problem, setProblem] = useState<'nameMissing' | 'nameTaken'>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(name, taken)
    setProblem(found)
    if (!found && !busy) onSave(name.trim())
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{t('translations.settings.cancel')}</Button>
          <Button busy={busy} form={formId} kind="primary" type="submit">
            {t('translations.settings.passkeys.save')}
          </Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('translations.settings.passkeys.renameTitle')}
    >
      <form className={css['in-dialog']} id={formId} noValidate={true} onSubmit={submit}>
        <Field
          error={problem && t(`translations.settings.passkeys.${problem}`)}
          label={t('translations.settings.passkeys.name')}
        >
          <TextInput
            autoComplete="off"
            data-first-focus={true}
            dir="auto"
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            onChange={({ target }) => setName(target.value)}
            value={name}
          />
        </Field>
      </form>
    </Dialog>
  )
}
