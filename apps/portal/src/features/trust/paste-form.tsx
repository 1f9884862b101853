import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextArea } from '../../shared/ui/form/text-area.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import css from './verify.module.css'

type Props = {
  onRead: (text: string) => void
  /** What the button says. */
  submit: string
}

/** A field for the text of a code, for where the camera can't be used. */
export function PasteForm({ onRead, submit }: Props) {
  const { t } = useTranslator('trust')
  const [isMissing, setIsMissing] = useState(false)
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('code') ?? '')
    setIsMissing(text.trim() === '')
    if (text.trim()) onRead(text)
  }
  return (
    <details className={css.fold}>
      <summary>
        {t('trust.paste.title')}
        <Icon of={ChevronDown} />
      </summary>
      <form className={css.form} noValidate={true} onSubmit={read}>
        <Field
          error={isMissing && t('trust.paste.empty')}
          help={t('trust.paste.help')}
          label={t('trust.paste.label')}
        >
          <TextArea
            autoCapitalize="off"
            autoComplete="off"
            dir="ltr"
            maxLength={5000}
            name="code"
            rows={4}
            spellCheck={false}
          />
        </Field>
        <Button type="submit">{submit}</Button>
      </form>
    </details>
  )
}
