import {
  DEFAULT_LOCALE,
  directionOf,
  LANGUAGE_NAMES,
  LOCALES,
  type Locale,
  languagesOf,
  type WordsByLanguage,
  wordsIn,
} from '@fathom/domain/translations'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import css from './content.module.css'
import { languagesTooLong } from './content-problems.ts'
import { Preview } from './kind-view.tsx'

type LanguageProps = {
  locale: Locale
  filled: readonly Locale[]
  /** Those that have a text that is too long. */
  tooLong: readonly Locale[]
  onChange: (locale: Locale) => void
}

/** Which language is being written; those that have a text are marked. */
export function LanguageField({ locale, filled, tooLong, onChange }: LanguageProps) {
  const { t, formatList } = useTranslator('office-content')
  // The field of a text says it itself, but only in the language that is shown.
  const others = tooLong.filter((each) => each !== locale).map((each) => LANGUAGE_NAMES[each])
  return (
    <Field
      error={others.length > 0 && t('office-content.tooLongIn', { list: formatList(others) })}
      label={t('office-content.language')}
    >
      <Select onChange={({ target }) => onChange(target.value as Locale)} value={locale}>
        {LOCALES.map((each) => (
          <option key={each} lang={langOf(each)} value={each}>
            {`${LANGUAGE_NAMES[each]}${filled.includes(each) ? ' ✓' : ''}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function FilledLanguages({ of }: { of: readonly Locale[] }) {
  const { t, formatList } = useTranslator('office-content')
  if (of.length === 0) return null
  return (
    <p className={css.quiet}>
      {t('office-content.filled', { list: formatList(of.map((each) => LANGUAGE_NAMES[each])) })}
    </p>
  )
}

/** One text in each language; `rows` for longer ones. */
type Part<Name extends string> = { name: Name; label: string; most: number; rows?: number }

const mostOf = (parts: readonly Part<string>[]) => (name: string) =>
  parts.find((part) => part.name === name)?.most ?? Number.POSITIVE_INFINITY

type Props<Name extends string> = {
  parts: readonly Part<Name>[]
  words: WordsByLanguage<Name>
  onChange: (words: WordsByLanguage<Name>) => void
  error: string | undefined
  /** How people who read this language will see it. */
  preview: (words: Record<Name, string>) => ReactNode
  /** The fields that are the same in every language. */
  children: ReactNode
}

/** OF-08: the same few texts in each language, the other fields, and a preview in the chosen language. */
export function WordsEditor<Name extends string>(props: Props<Name>) {
  const { parts, words, onChange, error, preview, children } = props
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const filled = languagesOf(words)
  const tooLong = languagesTooLong(words, mostOf(parts))
  const spoken = filled.includes(locale) ? locale : DEFAULT_LOCALE
  const shown = filled.includes(spoken) ? wordsIn(words, spoken) : undefined
  const change = (name: Name, text: string) => {
    const empty = Object.fromEntries(parts.map((part) => [part.name, ''])) as Record<Name, string>
    const own = { ...empty, ...words[locale], [name]: text }
    const { [locale]: _old, ...others } = words
    const isEmpty = parts.every((part) => own[part.name] === '')
    onChange((isEmpty ? others : { ...others, [locale]: own }) as WordsByLanguage<Name>)
  }
  return (
    <>
      <LanguageField filled={filled} locale={locale} onChange={setLocale} tooLong={tooLong} />
      {parts.map((part, at) => (
        <TextField
          {...part}
          error={at === 0 && tooLong.length === 0 ? error : undefined}
          key={part.name}
          locale={locale}
          onChange={(text) => change(part.name, text)}
          value={words[locale]?.[part.name] ?? ''}
        />
      ))}
      <FilledLanguages of={filled} />
      {children}
      <Preview>
        {shown && (
          <div dir={directionOf(spoken)} lang={langOf(spoken)}>
            {preview(shown)}
          </div>
        )}
      </Preview>
    </>
  )
}

type TextProps = Omit<Part<string>, 'name'> & {
  locale: Locale
  value: string
  onChange: (text: string) => void
  error: string | undefined
}

function TextField({ label, most, rows, locale, value, onChange, error }: TextProps) {
  const { t, formatNumber } = useTranslator('office-content')
  const limit = useTextLimit()(value, most, value)
  const typing = { dir: 'auto', lang: langOf(locale), value }
  if (rows === undefined)
    return (
      <Field error={limit.error ?? error} help={limit.help} label={label}>
        <TextInput {...typing} onChange={({ target }) => onChange(target.value)} />
      </Field>
    )
  const help = limit.help ?? t('office-content.textHelp', { most: formatNumber(most) })
  return (
    <Field error={limit.error ?? error} help={help} label={label}>
      <TextArea {...typing} onChange={({ target }) => onChange(target.value)} rows={rows} />
    </Field>
  )
}
