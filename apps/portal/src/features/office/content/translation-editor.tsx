import { LONGEST_MESSAGE, type OverridesWire, type OwnMessagesWire } from '@fathom/contract/translations'
import { DEFAULT_LOCALE, isLocale, LANGUAGE_NAMES, type Locale } from '@fathom/domain/translations'
import { overrideProblem } from '@fathom/locales/messages'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import css from './content.module.css'
import { messagesQuery } from './content.queries.ts'
import type { ContentProblem } from './content-problems.ts'
import { type Found, findMessages, messagesByKey } from './find-messages.ts'
import type { EditorProps, KindView } from './kind-view.tsx'
import { MessageEditor } from './message-editor.tsx'

/** OF-08: what staff word differently in one language. */
export const translations: KindView<OverridesWire, OwnMessagesWire> = {
  empty: { texts: {} },
  needs: messagesQuery,
  problemOf: (value, locale, all) => firstProblem(value, locale, all)?.problem,
  Summary: ChangedTexts,
  Editor: TranslationEditor,
}

function problemIn(
  locale: string,
  key: string,
  text: string,
  all: OwnMessagesWire,
): ContentProblem | undefined {
  if (!isLocale(locale)) return undefined
  if (text.length > LONGEST_MESSAGE) return 'text-too-long'
  return overrideProblem({ locale, key, text, english: messagesByKey(all).get(key)?.english })
}

function firstProblem({ texts }: OverridesWire, locale: string, all: OwnMessagesWire) {
  for (const [key, text] of Object.entries(texts)) {
    const problem = problemIn(locale, key, text, all)
    if (problem) return { key, problem }
  }
  return undefined
}

const MOST_QUOTED = 3

function ChangedTexts({ value: { texts } }: { value: OverridesWire }) {
  const { t, formatList } = useTranslator('office-content')
  const all = Object.values(texts)
  const quoted = all.length > MOST_QUOTED ? '' : formatList(all)
  return (
    <>
      {t('office-content.message.changed', { count: all.length })}
      {quoted && (
        <>
          {': '}
          <bdi>{quoted}</bdi>
        </>
      )}
    </>
  )
}

const PAGE = 20

function TranslationEditor({
  name,
  value: { texts },
  onChange,
  error,
  needs,
}: EditorProps<OverridesWire> & { needs: OwnMessagesWire }) {
  const { t } = useTranslator('office-content')
  const locale = name as Locale
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(PAGE)
  // A text that is being changed stays, also while it is the same as the original.
  const [opened, setOpened] = useState<readonly string[]>([])
  const search = useDeferredValue(typed.trim())
  const isOpen = (key: string) => opened.includes(key) || Object.hasOwn(texts, key)
  const found = useMemo(() => findMessages(needs, texts, { search, opened }), [needs, texts, search, opened])
  const change = (key: string, text: string | undefined) => {
    const { [key]: _old, ...others } = texts
    const isOriginal = text === undefined || text === messagesByKey(needs).get(key)?.text
    onChange({ texts: isOriginal ? others : { ...others, [key]: text } })
  }
  return (
    <>
      <Field
        help={
          locale === DEFAULT_LOCALE
            ? t('office-content.message.searchHelpEnglish')
            : t('office-content.message.searchHelp', { language: LANGUAGE_NAMES[locale] })
        }
        label={t('office-content.message.search')}
      >
        <TextInput
          onChange={({ target }) => {
            setTyped(target.value)
            setMost(PAGE)
          }}
          type="search"
          value={typed}
        />
      </Field>
      <FoundCount found={found} search={search} />
      <ul className={css.versions}>
        {found.slice(0, most).map((message) => (
          <li className={css.version} key={message.key}>
            <MessageEditor
              isOpen={isOpen(message.key)}
              locale={locale}
              message={message}
              onChange={(text) => change(message.key, text)}
              onOpen={() => setOpened([...opened, message.key])}
              problem={problemIn(locale, message.key, texts[message.key] ?? message.text, needs)}
              text={texts[message.key]}
            />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + PAGE)}>{t('office-content.message.more')}</Button>
      )}
      {error && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          <bdi dir="ltr">{firstProblem({ texts }, locale, needs)?.key}</bdi>
          <br />
          {error}
        </Banner>
      )}
    </>
  )
}

function FoundCount({ found, search }: { found: readonly Found[]; search: string }) {
  const { t } = useTranslator('office-content')
  const words = () => {
    const count = found.length
    if (search) return t(count ? 'office-content.message.count' : 'office-content.message.none', { count })
    return count ? t('office-content.message.changed', { count }) : t('office-content.message.hint')
  }
  return (
    <p className={css.quiet} role="status">
      {words()}
    </p>
  )
}
