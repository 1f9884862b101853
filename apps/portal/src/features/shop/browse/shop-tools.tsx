import { PRODUCT_KINDS, type ProductKind } from '@fathom/domain/shop'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { usePause } from '../../../shared/use-pause.ts'
import { LanguageFilter, LevelFilter } from './shop-filters.tsx'
import css from './tools.module.css'
import type { ToolsProps } from './tools-props.ts'

const KINDS = ['any', ...PRODUCT_KINDS] as const

/** Filters by text, kind, level and language, each with the number of results. */
export function ShopTools({ view, counts, onChange }: ToolsProps) {
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
        hint={t('shop.search.label')}
        label={t('shop.search.label')}
        onNow={now}
        onType={type}
        value={text}
      />
    </div>
  )
}
