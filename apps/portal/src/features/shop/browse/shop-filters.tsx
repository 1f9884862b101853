import { COURSE_LEVELS } from '@fathom/domain/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import type { ToolsProps } from './tools-props.ts'

/** Offers only levels that exist in the shop, plus the one in the URL. */
export function LevelFilter({ view, counts, onChange }: ToolsProps) {
  const { t } = useTranslator('shop')
  const levels = COURSE_LEVELS.filter((level) => counts?.level[level] !== undefined || level === view.level)
  return (
    <Field label={t('shop.filter.level')}>
      <Select
        onChange={({ target }) => onChange({ level: levels.find((level) => level === target.value) })}
        value={view.level ?? ''}
      >
        <option value="">{t('shop.level.any')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t('shop.option', { name: t(`shop.level.${level}`), count: counts?.level[level] ?? 0 })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function LanguageFilter({ view, counts, onChange }: ToolsProps) {
  const { t, locale } = useTranslator('shop')
  const tags = [
    ...new Set([...Object.keys(counts?.language ?? {}), ...(view.language ? [view.language] : [])]),
  ]
  const names = languageNames(tags, locale)
  const languages = tags
    .map((tag, at) => ({ tag, name: names[at] ?? tag }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale.replace(/^iw/, 'he')))
  return (
    <Field label={t('shop.filter.language')}>
      <Select
        onChange={({ target }) => onChange({ language: target.value || undefined })}
        value={view.language ?? ''}
      >
        <option value="">{t('shop.language.any')}</option>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {t('shop.option', { name, count: counts?.language[tag] ?? 0 })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
