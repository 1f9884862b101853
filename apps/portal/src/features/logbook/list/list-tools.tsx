import { filterCount } from '@fathom/domain/logbook'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import CalendarSearch from 'lucide-react/icons/calendar-search'
import ListChecks from 'lucide-react/icons/list-checks'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuChoice } from '../../../shared/ui/overlay/menu-item.tsx'
import { usePause } from '../../../shared/use-pause.ts'
import type { Counts } from '../device/logbook-rules.ts'
import css from './list.module.css'
import { FILTERS, isByDate, type ListView, SORTS, type Sort } from './list-view.ts'
import type { Selection } from './selection/use-selection.ts'

type Change = (part: Partial<ListView>, how?: { replace?: boolean }) => void

type Props = {
  view: ListView
  onChange: Change
  onFilters: () => void
  onJump: () => void
  selection: Selection
}

/** LO-08: search first, then filters, order and the way to a date. */
export function ListTools({ view, onChange, onFilters, onJump, selection }: Props) {
  const { t, formatNumber } = useTranslator('logbook-list')
  const isSelecting = selection.chosen !== undefined
  const count = filterCount(view.narrow)
  return (
    <div className={css.tools}>
      <SearchField onSearch={(search) => onChange({ search }, { replace: true })} search={view.search} />
      <div className={css.buttons}>
        <Button
          aria-haspopup="dialog"
          data-opens-filters=""
          icon={SlidersHorizontal}
          kind="quiet"
          onClick={onFilters}
        >
          {t('logbook-list.filters.open')}
          {count > 0 && <span className={css.count}>{formatNumber(count)}</span>}
        </Button>
        <SortMenu onSort={(sort) => onChange({ sort })} sort={view.sort} />
        {isByDate(view) && (
          <Button aria-haspopup="dialog" icon={CalendarSearch} kind="quiet" onClick={onJump}>
            <span className={css.name}>{t('logbook-list.jump')}</span>
          </Button>
        )}
        <Button
          aria-pressed={isSelecting}
          icon={ListChecks}
          kind={isSelecting ? 'soft' : 'quiet'}
          onClick={isSelecting ? selection.end : selection.start}
        >
          <span className={css.name}>{t('logbook-list.select')}</span>
        </Button>
      </div>
    </div>
  )
}

type KindsProps = { view: ListView; counts: Counts | undefined; onChange: Change }

/** ST-02 */
export function Kinds({ view, counts, onChange }: KindsProps) {
  const { t, formatNumber } = useTranslator('logbook-list')
  return (
    <div className={css.filters}>
      <Segments
        legend={t('logbook-list.filter.title')}
        onSelect={(filter) => onChange({ filter })}
        segments={FILTERS.map((key) => ({
          key,
          label: t(`logbook-list.filter.${key}`),
          ...(counts && { count: formatNumber(counts[key]) }),
        }))}
        selected={view.filter}
      />
    </div>
  )
}

function SortMenu({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslator('logbook-list')
  return (
    <Menu
      label={t('logbook-list.sort.title')}
      trigger={(props) => (
        <Button {...props} icon={ArrowDownUp} kind="quiet">
          <span className="visually-hidden">{t('logbook-list.sort.title')}: </span>
          {t(`logbook-list.sort.${sort}`)}
        </Button>
      )}
    >
      {SORTS.map((key) => (
        <MenuChoice chosen={key === sort} key={key} onSelect={() => onSort(key)}>
          {t(`logbook-list.sort.${key}`)}
        </MenuChoice>
      ))}
    </Menu>
  )
}

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

/** Searches title, place and buddies. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useTranslator('logbook-list')
  const { text, type, now } = usePause(search, onSearch)
  return (
    <div className={css.search}>
      <SearchInput
        clearLabel={t('logbook-list.search.clear')}
        hasResults={search !== ''}
        hint={t('logbook-list.search.hint')}
        label={t('logbook-list.search.label')}
        onNow={now}
        onType={type}
        value={text}
      />
    </div>
  )
}
