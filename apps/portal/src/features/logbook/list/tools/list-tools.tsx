import type { LogbookOverviewQuery } from '@fathom/contract/logbook'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Segments } from '../../../../shared/ui/choice/segments.tsx'
import { Menu } from '../../../../shared/ui/overlay/menu.tsx'
import { MenuChoice } from '../../../../shared/ui/overlay/menu-item.tsx'
import { FILTERS, type ListView, SORTS, type Sort } from '../view/list-view.ts'
import { SearchField } from './search-field.tsx'
import css from './tools.module.css'

type Props = {
  view: ListView
  counts: LogbookOverviewQuery['diveLogCounts'] | undefined
  onChange: (part: Partial<ListView>, how?: { replace?: boolean }) => void
}

/** ST-02: filter, order and search. */
export function ListTools({ view, counts, onChange }: Props) {
  const { t, formatNumber } = useTranslator('logbook-list')
  return (
    <div className={css.tools}>
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
      <div className={css.end}>
        <SearchField onSearch={(search) => onChange({ search }, { replace: true })} search={view.search} />
        <SortMenu onSort={(sort) => onChange({ sort })} sort={view.sort} />
      </div>
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
      {(Object.keys(SORTS) as Sort[]).map((key) => (
        <MenuChoice chosen={key === sort} key={key} onSelect={() => onSort(key)}>
          {t(`logbook-list.sort.${key}`)}
        </MenuChoice>
      ))}
    </Menu>
  )
}
