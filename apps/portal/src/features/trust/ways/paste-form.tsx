import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './ways.module.css'

export function PasteForm({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslator('trust')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
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
      <form className={css.form} noValidate={true} onSubmit={submit}>
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
        <Button type="submit">{t('trust.paste.check')}</Button>
      </form>
    </details>
  )
}
