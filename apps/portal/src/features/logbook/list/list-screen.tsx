import {
  DEFAULT_UNIT_SYSTEM,
  type DiveFilter,
  filterCount,
  NO_FILTER,
  type UnitSystem,
} from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import Backpack from 'lucide-react/icons/backpack'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapIcon from 'lucide-react/icons/map'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { latePart } from '../../../shared/late-part.tsx'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Menu } from '../../../shared/ui/overlay/menu.tsx'
import { MenuItem, MenuLink } from '../../../shared/ui/overlay/menu-item.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { type Logbook, useLogbook } from '../device/logbook.queries.ts'
import { countsOf, found, listed } from '../device/logbook-rules.ts'
import type { DeviceDive } from '../device/pending.ts'
import { formPaths } from '../logbook-paths.ts'
import { mapPath } from '../map/map-paths.ts'
import { waitingQuery } from '../review/review.queries.ts'
import { statisticsPath } from '../statistics/statistics-view.ts'
import { useUnit } from '../unit-preference.ts'
import { DiveList } from './dive-list.tsx'
import css from './list.module.css'
import { Kinds, ListTools } from './list-tools.tsx'
import { isNarrowed, type ListView, queryOf, viewIn } from './list-view.ts'
import { LogbookTotals } from './logbook-totals.tsx'
import { FirstDive } from './no-dives.tsx'
import { type Selection, useSelection } from './selection/use-selection.ts'
import type { Jump } from './windowed-dives.tsx'

/** They load when they are needed: most visits look at the list as it is. */
const FilterChips = latePart(async () => (await import('./filters/filter-chips.tsx')).FilterChips)
const FilterDrawer = latePart(async () => (await import('./filters/filter-drawer.tsx')).FilterDrawer)
const ExportDialog = latePart(async () => (await import('./selection/export-dialog.tsx')).ExportDialog)
const JumpDialog = latePart(async () => (await import('./filters/jump-dialog.tsx')).JumpDialog)
const SelectionBar = latePart(async () => (await import('./selection/selection-bar.tsx')).SelectionBar)

type Props = { affiliateId: number; isProfessional: boolean }
type Opened = 'filters' | 'jump' | 'export'

/** RT-14, SC-05: the logbook. */
export function ListScreen({ affiliateId, isProfessional }: Props) {
  const { view, change } = useListView()
  const unit = useUnit()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const [open, setOpen] = useState<Opened>()
  const [jump, setJump] = useState<Jump>()
  const close = () => setOpen(undefined)
  const logbook = useLogbook(affiliateId)
  const data = useCalmData(logbook.data)
  const dives = data?.dives
  const isPartial = data?.storing !== undefined
  const { counts, shown } = useShown(dives, view, unit)
  const selection = useSelection(shown)
  // Totals would push the dives that the diver looks for below the fold.
  const isBusy = isNarrowed(view) || selection.chosen !== undefined
  const isFirst = dives?.length === 0 && !isPartial && !isNarrowed(view)
  const narrowBy = (next: (filter: DiveFilter) => DiveFilter) =>
    change(({ narrow }) => ({ narrow: next(narrow) }))
  return (
    <>
      <ListHeader onExport={() => setOpen('export')} />
      {isProfessional && <ReviewNotice />}
      {isFirst ? (
        <FirstDive />
      ) : (
        <>
          <ListTools
            onChange={change}
            onFilters={() => setOpen('filters')}
            onJump={() => setOpen('jump')}
            selection={selection}
            view={view}
          />
          {unit && (
            <Narrowing
              dives={dives}
              filter={view.narrow}
              onClose={close}
              onFilter={narrowBy}
              onJump={setJump}
              open={open}
              shown={shown}
              unit={unit}
            />
          )}
          {!isBusy && (
            <Totals data={data} isError={logbook.isError} onYear={setYear} unit={unit} year={year} />
          )}
          {!isBusy && <Ways />}
          {/* While older dives are missing, the numbers would be too low. */}
          <Kinds counts={isPartial ? undefined : counts} onChange={change} view={view} />
          <DiveList
            affiliateId={affiliateId}
            jump={jump}
            data={data}
            logbook={logbook}
            onClear={() => change({ search: '', narrow: NO_FILTER })}
            selection={selection}
            shown={shown}
            unit={unit}
            view={view}
          />
          {data && (
            <Selecting
              affiliateId={affiliateId}
              isExporting={open === 'export'}
              logbook={data}
              onExport={(isExporting) => setOpen(isExporting ? 'export' : undefined)}
              selection={selection}
              shown={shown}
            />
          )}
        </>
      )}
    </>
  )
}

type TotalsProps = {
  data: Logbook | undefined
  isError: boolean
  unit: UnitSystem | undefined
  year: number
  onYear: (year: number) => void
}

function Totals({ data, isError, ...shown }: TotalsProps) {
  if (!data && isError) return null
  return <LogbookTotals {...shown} dives={data?.dives} storing={data?.storing} />
}

type NarrowingProps = {
  open: Opened | undefined
  dives: readonly DeviceDive[] | undefined
  shown: readonly DeviceDive[]
  filter: DiveFilter
  unit: UnitSystem
  onFilter: (next: (filter: DiveFilter) => DiveFilter) => void
  onJump: (jump: Jump) => void
  onClose: () => void
}

/** LO-08: the filters that apply, and where they and a date are chosen. */
function Narrowing({ open, dives, shown, filter, unit, onFilter, onJump, onClose }: NarrowingProps) {
  return (
    <Suspense>
      {filterCount(filter) > 0 && (
        <FilterChips filter={filter} onFilter={(next) => onFilter(() => next)} unit={unit} />
      )}
      {open === 'filters' && dives && (
        <FilterDrawer
          count={shown.length}
          dives={dives}
          filter={filter}
          onClose={onClose}
          onFilter={onFilter}
          unit={unit}
        />
      )}
      {open === 'jump' && (
        <JumpDialog
          dives={shown}
          onClose={onClose}
          onJump={(date) => {
            onClose()
            onJump({ date })
          }}
        />
      )}
    </Suspense>
  )
}

type SelectingProps = {
  affiliateId: number
  logbook: Logbook
  shown: readonly DeviceDive[]
  selection: Selection
  isExporting: boolean
  onExport: (isExporting: boolean) => void
}

/** LO-08, LO-10: what can be done with the selected dives, and which dives are exported. */
function Selecting({ affiliateId, logbook, shown, selection, isExporting, onExport }: SelectingProps) {
  return (
    <Suspense>
      {selection.chosen && (
        <SelectionBar
          affiliateId={affiliateId}
          count={shown.length}
          logbook={logbook}
          onExport={() => onExport(true)}
          selection={selection}
        />
      )}
      {isExporting && (
        <ExportDialog
          choices={exportChoices(logbook.dives, shown, selection.dives)}
          logbook={logbook}
          onClose={() => onExport(false)}
        />
      )}
    </Suspense>
  )
}

/** What doesn't narrow the dives any further isn't a choice of its own. */
const exportChoices = (
  all: readonly DeviceDive[],
  found: readonly DeviceDive[],
  selected: readonly DeviceDive[],
) => ({
  all,
  ...(found.length > 0 && found.length < all.length && { found }),
  ...(selected.length > 0 && { selected }),
})

const NO_DIVES: readonly DeviceDive[] = []

/**
 * A long list takes a phone a third of a second, during which it must still react. So what the first storing brings
 * is drawn in between; later changes are the diver's own and show at once.
 */
function useCalmData(now: Logbook | undefined): Logbook | undefined {
  const shown = useDeferredValue(now)
  return !shown || shown.storing || now?.storing ? shown : now
}

/** The dives of the view, and how many each of its kinds has. */
function useShown(
  dives: readonly DeviceDive[] | undefined,
  view: ListView,
  unit: UnitSystem = DEFAULT_UNIT_SYSTEM,
) {
  const { search, narrow } = view
  const matching = useMemo(
    () => dives && found(dives, { search, narrow }, unit),
    [dives, search, narrow, unit],
  )
  const counts = useMemo(() => matching && countsOf(matching), [matching])
  const shown = useMemo(() => (matching ? listed(matching, view) : NO_DIVES), [matching, view])
  return { counts, shown }
}

function ListHeader({ onExport }: { onExport: () => void }) {
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
            <MoreMenu onExport={onExport} />
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
function MoreMenu({ onExport }: { onExport: () => void }) {
  const { t } = useTranslator('logbook-list')
  return (
    <Menu
      label={t('logbook-list.more')}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('logbook-list.more')} />}
    >
      <MenuItem icon={Download} onSelect={onExport}>
        {t('logbook-list.export')}
      </MenuItem>
      <MenuLink icon={Backpack} to={paths.gear()}>
        {t('shell.page.gear')}
      </MenuLink>
      <MenuLink icon={BadgeCheck} to={paths.confirmations()}>
        {t('shell.page.confirmations')}
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
