import {
  type FormName,
  type FormWording,
  LONGEST_WORDING,
  outdatedTexts,
  RELEASE_VARIANTS,
  type WordingPart,
  withText,
  wordingParts,
} from '@fathom/domain/forms'
import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './content.module.css'

/** The texts of our own form, by language and key: of English, and of the language that is edited. */
type OwnTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>

export type WordingProps = { form: FormName; language: Locale; value: FormWording; own: OwnTexts }

type Props = WordingProps & {
  onChange: (value: FormWording) => void
  /** The parts that are unfolded; they stay so in another language. */
  open: readonly string[]
  onToggle: (part: string, isOpen: boolean) => void
}

export const textIn = ({ value, own }: Pick<Props, 'value' | 'own'>, language: Locale, key: string): string =>
  value.texts[language]?.[key] ?? own[language]?.[key] ?? ''

/** All texts of a form, section by section. */
export function WordingFields(props: Props) {
  const { t } = useTranslator('office-content')
  const parts = wordingParts(props.form)
  const sections = [...new Set(parts.flatMap(({ section }) => (section === null ? [] : [section])))]
  const inSection = (section: string) => parts.filter((part) => part.section === section)
  const nameOf = (section: string) => {
    const heading = inSection(section).find(({ role }) => role === 'heading')
    return heading ? textIn(props, props.language, heading.key) : section
  }
  const ofRole = (role: WordingPart['role']) => parts.filter((part) => part.role === role)
  return (
    <div className={css.parts}>
      <Parts {...props} id="title" name={t('office-content.part.title')} parts={ofRole('title')} />
      {sections.map((section) => (
        <Parts {...props} id={section} key={section} name={nameOf(section)} parts={inSection(section)} />
      ))}
      <Parts
        {...props}
        id="statement"
        name={t('office-content.part.statements')}
        parts={ofRole('statement')}
      />
    </div>
  )
}

type PartsProps = Props & { id: string; name: string; parts: readonly WordingPart[] }

function Parts({ id, name, parts, ...props }: PartsProps) {
  const { t, formatNumber } = useTranslator('office-content')
  const isOpen = props.open.includes(id)
  const changed = parts.filter(({ key }) => props.value.texts[props.language]?.[key] !== undefined).length
  return (
    <details
      className={css.part}
      onToggle={({ currentTarget }) => props.onToggle(id, currentTarget.open)}
      open={isOpen}
    >
      <summary className={css.partSummary}>
        <span className={css.partName}>
          <bdi>{name}</bdi>
        </span>
        {changed > 0 && (
          <span className={css.quiet}>
            {t('office-content.wording.changed', { count: formatNumber(changed) })}
          </span>
        )}
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && (
        <div className={css.form}>
          {parts.map((part) => (
            <PartField key={part.key} part={part} {...props} />
          ))}
        </div>
      )}
    </details>
  )
}

function PartField({ part, ...props }: Props & { part: WordingPart }) {
  const { t } = useTranslator('office-content')
  const label = usePartName()(part)
  const { form, language, value, own, onChange } = props
  const { key } = part
  const isChanged = value.texts[language]?.[key] !== undefined
  const isOutdated = value.languages.includes(language) && outdatedTexts(form, value, language).includes(key)
  const text = textIn(props, language, key)
  const limit = useTextLimit()(text, LONGEST_WORDING, text)
  const change = (typed: string) => {
    // A text is one paragraph, on the screen as on paper.
    const line = typed.replaceAll(/\s*\n\s*/g, ' ')
    onChange(withText(value, language, key, line === own[language]?.[key] ? undefined : line))
  }
  return (
    <Field
      aside={
        isChanged && (
          <Button
            aria-label={`${t('office-content.wording.reset')}: ${label}`}
            kind="quiet"
            onClick={() => onChange(withText(value, language, key, undefined))}
            size="sm"
          >
            {t('office-content.wording.reset')}
          </Button>
        )
      }
      error={limit.error ?? (isOutdated && t('office-content.wording.changedInEnglish'))}
      help={limit.help ?? <Help {...props} part={part} />}
      label={label}
    >
      <TextArea
        dir="auto"
        lang={langOf(language)}
        onChange={({ target }) => change(target.value)}
        rows={2}
        value={text}
      />
    </Field>
  )
}

/** What the English text says, and where the text is used if it isn't in every variant. */
function Help({ part, language, ...props }: Props & { part: WordingPart }) {
  const { t } = useTranslator('office-content')
  const { variants, key } = part
  const isEverywhere = variants.length === RELEASE_VARIANTS.length
  const places = variants.map((variant) => t(`office-content.variant.${variant}`))
  return (
    <>
      {!isEverywhere && t('office-content.wording.onlyFor', { list: places.join(' · ') })}
      {!isEverywhere && language !== DEFAULT_LOCALE && <br />}
      {language !== DEFAULT_LOCALE && (
        <bdi lang={langOf(DEFAULT_LOCALE)}>{textIn(props, DEFAULT_LOCALE, key)}</bdi>
      )}
    </>
  )
}

/** What a text is for, such as “Example 2 of question 4”. */
function usePartName() {
  const { t, formatNumber } = useTranslator('office-content')
  const digits = (id: string) => {
    const [, letters = '', digit = ''] = /^(\D*)(\d*)$/.exec(id) ?? []
    const box = letters === 'q' ? '' : letters.toUpperCase()
    return `${box}${digit && formatNumber(Number(digit))}`
  }
  return ({ role, of, number = 0 }: WordingPart): string => {
    switch (role) {
      case 'title':
        return t('office-content.part.title')
      case 'heading':
        return t('office-content.part.heading')
      case 'blank':
        return t('office-content.part.blank', { number: formatNumber(number) })
      case 'example':
        return t('office-content.part.example', { number: formatNumber(number), question: digits(of) })
      default:
        return t(`office-content.part.${role}`, { number: digits(of) })
    }
  }
}
