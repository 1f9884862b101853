import type { CatalogCoursesWire } from '@fathom/contract/shop'
import { PRODUCT_KINDS, type ProductKind } from '@fathom/domain/shop'
import { COURSE_LEVELS } from '@fathom/domain/training'
import { languageNames } from '@fathom/domain/translations'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Segments } from '../../shared/ui/choice/segments.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { SearchInput } from '../../shared/ui/form/search-input.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { useAddressView } from '../../shared/use-address-view.ts'
import { usePause } from '../../shared/use-pause.ts'
import { catalogQuery } from './shop.queries.ts'
import { ShopBody } from './shop-list.tsx'
import css from './shop-screen.module.css'
import { EVERYTHING, isEverything, queryOf, type ShopView, viewIn } from './shop-view.ts'

const ADDRESS = { viewIn, queryOf }

type Props = {
  /** Shown above the courses unless the user searches or filters. */
  top?: ReactNode
  /** The course that `top` shows already. */
  onTop?: string | undefined
}

/** RT-23, SC-13: the shop. */
export function ShopScreen({ top, onTop }: Props) {
  const { t, locale } = useTranslator('shop')
  const { view, change } = useAddressView<ShopView>(ADDRESS)
  // Previous results stay until the next arrive, so the counts don't jump while the user types.
  const list = useInfiniteQuery({
    ...catalogQuery(useCalls(), view, locale),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHeader lead={t('shop.lead')} title={t('shell.page.shop')} />
      {isEverything(view) && <div className={css.top}>{top}</div>}
      <ShopTools counts={list.data?.pages[0]?.counts} onChange={change} view={view} />
      <ShopBody list={list} onTop={onTop} onClear={() => change(EVERYTHING)} view={view} />
    </>
  )
}

const KINDS = ['any', ...PRODUCT_KINDS] as const

/** Filters by text, kind, level and language, each with the number of results. */
function ShopTools({ view, counts, onChange }: ToolsProps) {
  const { t, formatNumber } = useTranslator('shop')
  const countOf = (kind: 'any' | ProductKind) =>
    kind === 'any' ? counts?.kindAny : (counts?.kind[kind] ?? 0)
  const segments = KINDS.map((key) => ({
    key,
    label: t(`shop.kinds.${key}`),
    ...(counts && { count: formatNumber(countOf(key) ?? 0) }),
  }))
  return (
    <div className={css.tools}>
      <SearchLine onSearch={(search) => onChange({ search }, { replace: true })} search={view.search} />
      <div className={css.lists}>
        <LevelFilter counts={counts} onChange={onChange} view={view} />
        <LanguageFilter counts={counts} onChange={onChange} view={view} />
      </div>
      <div className={css.kinds}>
        <Segments
          legend={t('shop.filter.kind')}
          onSelect={(kind) => onChange({ kind: kind === 'any' ? undefined : kind })}
          segments={segments}
          selected={view.kind ?? 'any'}
        />
      </div>
    </div>
  )
}

function SearchLine({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslator('shop')
  const { text, type, now } = usePause(search, onSearch)
  return (
    <div className={css.search}>
      <SearchInput
        clearLabel={t('shop.search.clear')}
        hasResults={search !== ''}
        hint={t('shop.search.label')}
        label={t('shop.search.label')}
        onNow={now}
        onType={type}
        value={text}
      />
    </div>
  )
}

/** Offers only levels that exist in the shop, plus the one in the URL. */
function LevelFilter({ view, counts, onChange }: ToolsProps) {
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

function LanguageFilter({ view, counts, onChange }: ToolsProps) {
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

/** The props of every filter of the shop. */
type ToolsProps = {
  view: ShopView
  counts: CatalogCoursesWire['counts'] | undefined
  onChange: (part: Partial<ShopView>, how?: { replace?: boolean }) => void
}
