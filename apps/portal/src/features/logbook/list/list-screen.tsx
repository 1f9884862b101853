import { useQuery } from '@tanstack/react-query'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import Backpack from 'lucide-react/icons/backpack'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapIcon from 'lucide-react/icons/map'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuChoice, MenuLink } from '../../../shared/ui/overlay/menu-item.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { usePause } from '../../../shared/use-pause.ts'
import { useLogbook } from '../device/logbook.queries.ts'
import { type Counts, countsOf, found } from '../device/logbook-rules.ts'
import { formPaths } from '../logbook-paths.ts'
import { mapPath } from '../map/map-paths.ts'
import { waitingQuery } from '../review/review.queries.ts'
import { statisticsPath } from '../statistics/statistics-view.ts'
import { useUnit } from '../unit-preference.ts'
import { DiveList } from './dive-list.tsx'
import css from './list.module.css'
import { FILTERS, type ListView, queryOf, SORTS, type Sort, viewIn } from './list-view.ts'
import { LogbookTotals } from './logbook-totals.tsx'
import { FirstDive } from './no-dives.tsx'

type Props = { affiliateId: number; isProfessional: boolean }

/** RT-14, SC-05: the logbook. */
export function ListScreen({ affiliateId, isProfessional }: Props) {
  const { view, change } = useListView()
  const unit = useUnit()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const logbook = useLogbook(affiliateId)
  const dives = logbook.data?.dives
  const isPartial = logbook.data?.storing !== undefined
  // While older dives are missing, the numbers would be too low.
  const counts = useMemo(
    () => (dives && !isPartial ? countsOf(found(dives, view.search)) : undefined),
    [dives, isPartial, view.search],
  )
  const isFirst = dives?.length === 0 && !logbook.data?.storing && !view.search
  return (
    <>
      <ListHeader />
      {isProfessional && <ReviewNotice />}
      {isFirst ? (
        <FirstDive />
      ) : (
        <>
          {(dives || !logbook.isError) && (
            <LogbookTotals dives={dives} isPartial={isPartial} onYear={setYear} unit={unit} year={year} />
          )}
          <Ways />
          <ListTools counts={counts} onChange={change} view={view} />
          <DiveList
            affiliateId={affiliateId}
            logbook={logbook}
            onClear={() => change({ search: '' })}
            unit={unit}
            view={view}
          />
        </>
      )}
    </>
  )
}

function ListHeader() {
  const { t } = useTranslator('logbook-list')
  return (
    <PageHeader
      actions={
        <>
          <ButtonLink icon={GraduationCap} to={formPaths.selectCourse()}>
            {t('logbook-list.logTraining')}
          </ButtonLink>
          <span className={css.wide}>
            <ButtonLink icon={Plus} kind="primary" to={paths.logDive()}>
              {t('logbook-list.log')}
            </ButtonLink>
          </span>
          <span className={css.more}>
            <MoreMenu />
          </span>
        </>
      }
      title={t('shell.page.logbook')}
    />
  )
}

/** Other views of the same dives, and the way for many more. */
function Ways() {
  const { t } = useTranslator('logbook-list')
  return (
    <div className={css.ways}>
      <ButtonLink icon={ChartColumn} kind="quiet" size="sm" to={statisticsPath()}>
        {t('shell.page.statistics')}
      </ButtonLink>
      <ButtonLink icon={MapIcon} kind="quiet" size="sm" to={mapPath()}>
        {t('shell.page.map')}
      </ButtonLink>
      <ButtonLink icon={FileUp} kind="quiet" size="sm" to={paths.importDives()}>
        {t('shell.page.importDives')}
      </ButtonLink>
    </div>
  )
}

/** What a diver needs now and then. */
function MoreMenu() {
  const { t } = useTranslator('logbook-list')
  return (
    <Menu
      label={t('logbook-list.more')}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('logbook-list.more')} />}
    >
      <MenuLink icon={Backpack} to={paths.gear()}>
        {t('shell.page.gear')}
      </MenuLink>
      <MenuLink icon={Trash2} to={paths.deletedDives()}>
        {t('shell.page.deletedDives')}
      </MenuLink>
    </Menu>
  )
}

const ADDRESS = { viewIn, queryOf }

const useListView = () => useAddressView<ListView>(ADDRESS)

/** SC-11: tells an instructor about dives to review, in the place where they look for dives. */
function ReviewNotice() {
  const { t } = useTranslator('logbook-list')
  const { data } = useQuery(waitingQuery(useCalls()))
  if (!data) return null
  return (
    <div className={css.notice}>
      <Banner
        action={<ButtonLink to={paths.review()}>{t('logbook-list.review.open')}</ButtonLink>}
        icon={ClipboardCheck}
        tone="buoy"
      >
        {t('logbook-list.review.waiting', { count: data })}
      </Banner>
    </div>
  )
}

type ListToolsProps = {
  view: ListView
  counts: Counts | undefined
  onChange: (part: Partial<ListView>, how?: { replace?: boolean }) => void
}

/** ST-02: filter, order and search. */
function ListTools({ view, counts, onChange }: ListToolsProps) {
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
        hint={t('logbook-list.search.hint')}
        label={t('logbook-list.search.label')}
        onNow={now}
        onType={type}
        value={text}
      />
    </div>
  )
}
