import {
  confirmTexts,
  type FormName,
  type FormWording,
  LONGEST_WORDING,
  outdatedTexts,
  ownWording,
} from '@fathom/domain/forms'
import { DEFAULT_LOCALE, LANGUAGE_NAMES, LOCALES, type Locale } from '@fathom/domain/translations'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import css from './content.module.css'
import { languagesTooLong } from './content-problems.ts'
import type { EditorProps } from './kind-view.tsx'
import { ContentNotLoaded } from './not-loaded.tsx'
import { ownTextsQuery } from './wording.queries.ts'
import { WordingFields } from './wording-fields.tsx'
import { WordingPreview } from './wording-preview.tsx'
import { LanguageField } from './words-editor.tsx'

type Props = Omit<EditorProps<FormWording>, 'name'> & { form: FormName }

/** One language at a time: whether people sign in it, its texts, and the form as they see it. */
export function WordingEditor({ form, value, onChange, error }: Props) {
  const { t } = useTranslator('office-content')
  const [language, setLanguage] = useState<Locale>(DEFAULT_LOCALE)
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = (part: string, isOpen: boolean) =>
    setOpen((before) => [...before.filter((each) => each !== part), ...(isOpen ? [part] : [])])
  const calls = useCalls()
  const english = useQuery(ownTextsQuery(calls, form, DEFAULT_LOCALE))
  const local = useQuery(ownTextsQuery(calls, form, language))
  const isOffered = value.languages.includes(language)
  const own = local.data && english.data && { [DEFAULT_LOCALE]: english.data, [language]: local.data }
  if (value.formVersion !== ownWording(form).formVersion)
    return <WordingOfAnother onBegin={() => onChange(ownWording(form))} />
  return (
    <>
      <LanguageField
        filled={value.languages}
        locale={language}
        onChange={setLanguage}
        tooLong={languagesTooLong(value.texts, () => LONGEST_WORDING)}
      />
      <Checkbox checked={isOffered} onChange={() => onChange(toggled(value, language))}>
        {t('office-content.wording.offered')}
      </Checkbox>
      {!isOffered && <p className={css.quiet}>{t('office-content.wording.notOffered')}</p>}
      <Outdated form={form} language={language} onChange={onChange} value={value} />
      {own ? (
        <>
          <WordingFields
            form={form}
            language={language}
            onChange={onChange}
            onToggle={toggle}
            open={open}
            own={own}
            value={value}
          />
          <WordingPreview
            form={form}
            language={isOffered ? language : DEFAULT_LOCALE}
            own={own}
            value={value}
          />
        </>
      ) : (
        <ContentNotLoaded of={english.data ? local : english} />
      )}
      {error && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {error}
        </Banner>
      )}
    </>
  )
}

const toggled = (value: FormWording, language: Locale): FormWording => ({
  ...value,
  languages: LOCALES.filter((each) =>
    each === language ? !value.languages.includes(each) : value.languages.includes(each),
  ),
})

/** It was written for a form that asks something else. */
function WordingOfAnother({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslator('office-content')
  return (
    <Banner
      action={
        <Button onClick={onBegin} size="sm">
          {t('office-content.wording.reset')}
        </Button>
      }
      icon={CircleAlert}
      tone="warn"
    >
      {t('office-content.problem.wording-version')}
    </Banner>
  )
}

/** Languages whose texts may no longer say what the English ones say: all of them beside the English text. */
function Outdated({ form, language, value, onChange }: Omit<Props, 'error'> & { language: Locale }) {
  const { t, formatList } = useTranslator('office-content')
  const isEnglish = language === DEFAULT_LOCALE
  const asked = isEnglish ? value.languages : value.languages.filter((each) => each === language)
  const behind = asked.filter((each) => outdatedTexts(form, value, each).length > 0)
  if (behind.length === 0) return null
  const confirm = () =>
    onChange(behind.reduce((into, each) => confirmTexts(into, each, outdatedTexts(form, into, each)), value))
  const leaveOut = () =>
    onChange({ ...value, languages: value.languages.filter((each) => !behind.includes(each)) })
  return (
    <Banner icon={CircleAlert} live="status" tone="warn">
      <p className={css.outdated}>
        {isEnglish
          ? t('office-content.wording.behindAll', {
              list: formatList(behind.map((each) => LANGUAGE_NAMES[each])),
            })
          : t('office-content.wording.behind')}
      </p>
      <div className={css.buttons}>
        <Button onClick={confirm} size="sm">
          {t('office-content.wording.same')}
        </Button>
        <Button kind="quiet" onClick={leaveOut} size="sm">
          {t('office-content.wording.leaveOut')}
        </Button>
      </div>
    </Banner>
  )
}
