import { LONGEST_MESSAGE } from '@fathom/contract/translations'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { exampleTexts, messageParts } from '@fathom/locales/messages'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import css from './content.module.css'
import type { ContentProblem } from './content-problems.ts'
import type { Found } from './find-messages.ts'
import { Preview } from './kind-view.tsx'

type Props = {
  message: Found
  locale: Locale
  /** Of staff; undefined while it is the original one. */
  text: string | undefined
  problem: ContentProblem | undefined
  isOpen: boolean
  onOpen: () => void
  /** Undefined: the original one again. */
  onChange: (text: string | undefined) => void
}

/** One text: what it is in English and in this language, and the field to change it. */
export function MessageEditor(props: Props) {
  const { t } = useTranslator('office-content')
  const { message, problem, isOpen, onOpen, onChange, text } = props
  const { key, note, isGone } = message
  return (
    <article aria-label={key} className={css.preview}>
      <h3 className={css.heading}>
        <bdi dir="ltr">{key}</bdi>
      </h3>
      {isGone ? <p>{text}</p> : <Texts {...props} />}
      {note && (
        <p className={css.quiet}>
          <bdi dir="ltr" lang="en">
            {note}
          </bdi>
        </p>
      )}
      {(isGone || problem === 'message-fixed') && problem && <p>{t(`office-content.problem.${problem}`)}</p>}
      {isOpen && !isGone && <TextEditor {...props} />}
      {isOpen && text !== undefined && (
        <div>
          <Button
            aria-label={`${t('office-content.message.remove')}: ${key}`}
            kind="quiet"
            onClick={() => onChange(undefined)}
            size="sm"
          >
            {t('office-content.message.remove')}
          </Button>
        </div>
      )}
      {!isOpen && problem !== 'message-fixed' && (
        <div>
          <Button aria-label={`${t('office-content.message.change')}: ${key}`} onClick={onOpen} size="sm">
            {t('office-content.message.change')}
          </Button>
        </div>
      )}
    </article>
  )
}

function Texts({ message: { english, text }, locale }: Props) {
  const { t } = useTranslator('office-content')
  return (
    <dl className={css.preview}>
      <div>
        <dt className={css.quiet}>{t('office-content.message.english')}</dt>
        <dd>
          <bdi dir="ltr" lang="en">
            {english}
          </bdi>
        </dd>
      </div>
      {locale !== DEFAULT_LOCALE && (
        <div>
          <dt className={css.quiet}>{t('office-content.message.original')}</dt>
          <dd>
            <bdi lang={langOf(locale)}>{text}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

function TextEditor({ message, locale, text = message.text, problem, onChange }: Props) {
  const { t } = useTranslator('office-content')
  const limit = useTextLimit()(text, LONGEST_MESSAGE, text)
  return (
    <>
      <Field
        error={limit.error ?? (problem && t(`office-content.problem.${problem}`))}
        help={limit.help ?? <Needed english={message.english} locale={locale} />}
        label={t('office-content.message.new')}
      >
        <TextArea
          dir="auto"
          lang={langOf(locale)}
          onChange={({ target }) => onChange(target.value)}
          rows={2}
          value={text}
        />
      </Field>
      <Preview>
        {!problem && (
          <ul className={css.examples} dir="auto" lang={langOf(locale)}>
            {exampleTexts(locale, text).map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        )}
      </Preview>
    </>
  )
}

function Needed({ english, locale }: { english: string; locale: Locale }) {
  const { t } = useTranslator('office-content')
  const { names, plurals } = messageParts(locale, english)
  const list = names.map((name) => `{${name}}`).join(' ')
  return (
    <>
      {names.length > 0 && t('office-content.message.keep', { list })}
      {plurals.length > 0 && (
        <>
          <br />
          {t('office-content.message.forms', { list: plurals.join(' ') })}
        </>
      )}
    </>
  )
}
