import {
  byName,
  countedDives,
  type DiveFilter,
  type DiveGroup,
  entryOf,
  foldedText,
  NAMED_BY,
  type NamedBy,
  NO_FILTER,
  passesFilter,
  siOf,
  type UnitSystem,
} from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Chip } from '../../../../shared/ui/choice/chip.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../../shared/ui/form/number-input.tsx'
import { SearchInput } from '../../../../shared/ui/form/search-input.tsx'
import { Select } from '../../../../shared/ui/form/select.tsx'
import { Drawer } from '../../../../shared/ui/overlay/drawer.tsx'
import type { DeviceDive } from '../../device/pending.ts'
import { entryText } from '../../form/fields/measures.ts'
import { labelOf } from '../../form/fields/text-keys.ts'
import { PeriodPicker } from '../../statistics/period-picker.tsx'
import type { PeriodChoice } from '../../statistics/statistics-view.ts'
import { periodOf } from '../../statistics/statistics-view.ts'
import { yearOf } from './filter-address.ts'
import { type FilterWords, useFilterWords } from './filter-words.ts'
import css from './filters.module.css'

type Props = {
  dives: readonly DeviceDive[]
  filter: DiveFilter
  unit: UnitSystem
  /** How many dives the list has with these filters. */
  count: number
  /** A second change may come before the address has the first one. */
  onFilter: (next: (filter: DiveFilter) => DiveFilter) => void
  onClose: () => void
}

/** LO-08: all filters. Each change applies at once, so the list is ready when the drawer closes. */
export function FilterDrawer({ dives, filter, unit, count, onFilter, onClose }: Props) {
  const words = useFilterWords(unit)
  const { t } = words
  const logs = useMemo(() => dives.map(({ log }) => log), [dives])
  return (
    <Drawer
      closeLabel={t('logbook-filters.close')}
      footer={
        <div className={css.footer}>
          <Button kind="line" onClick={() => onFilter(() => NO_FILTER)}>
            {t('logbook-list.filters.clear')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('logbook-filters.show', { dives: t('logbook-list.month.dives', { count }) })}
          </Button>
        </div>
      }
      onClose={onClose}
      open={true}
      title={t('logbook-list.filters.open')}
    >
      <div className={css.fields}>
        <PeriodFilter filter={filter} logs={logs} onFilter={onFilter} />
        {NAMED_BY.map((by) => (
          <NameFilter
            by={by}
            filter={filter}
            key={by}
            logs={logs}
            onToggle={(name, isChosen) => onFilter((now) => withName(now, by, name, isChosen))}
            unit={unit}
            words={words}
          />
        ))}
        <DepthFilter filter={filter} onFilter={onFilter} unit={unit} words={words} />
        <Field label={t('logbook-filters.verification')}>
          <Select
            onChange={({ target: { value } }) =>
              onFilter((now) => ({ ...now, verified: value === '' ? null : value === 'yes' }))
            }
            value={filter.verified === null ? '' : filter.verified ? 'yes' : 'no'}
          >
            <option value="">{t('logbook-statistics.period.all')}</option>
            <option value="yes">{words.verified(true)}</option>
            <option value="no">{words.verified(false)}</option>
          </Select>
        </Field>
      </div>
    </Drawer>
  )
}

type Logs = { logs: readonly DeviceDive['log'][] }
type PartProps = Pick<Props, 'filter' | 'onFilter'>

function PeriodFilter({ filter, logs, onFilter }: PartProps & Logs) {
  const dated = useMemo(() => countedDives(logs), [logs])
  const { from, to } = filter.period
  const year = yearOf(filter.period)
  const isAll = from === null && to === null
  const inAddress: PeriodChoice =
    year === undefined ? (isAll ? { kind: 'all' } : { kind: 'range', from, to }) : { kind: 'year', year }
  // Own dates stay open while neither is typed.
  const [isRange, setRange] = useState(inAddress.kind === 'range')
  return (
    <PeriodPicker
      dives={dated}
      onPeriod={(period) => {
        setRange(period.kind === 'range')
        onFilter((now) => ({ ...now, period: periodOf(period) }))
      }}
      period={isRange && isAll ? { kind: 'range', from, to } : inAddress}
    />
  )
}

const LABELS = {
  place: 'logbook-statistics.chart.places',
  country: 'logbook-filters.country',
  buddy: 'logbook-statistics.chart.buddies',
  gas: 'logbook-statistics.chart.gases',
  gear: 'logbook-statistics.chart.gear',
  tag: labelOf('tags'),
} as const satisfies Record<NamedBy, string>

const withName = (filter: DiveFilter, by: NamedBy, name: string, isChosen: boolean): DiveFilter => {
  const others = filter.names[by].filter((other) => other !== name)
  return { ...filter, names: { ...filter.names, [by]: isChosen ? [...others, name] : others } }
}

/** More than this are found by typing. */
const FEW = 6

type NameFilterProps = Logs & {
  by: NamedBy
  filter: DiveFilter
  unit: UnitSystem
  onToggle: (name: string, isChosen: boolean) => void
  words: FilterWords
}

/**
 * The most frequent names of the dives that pass the other filters, and a field that finds the rest. A kind that none
 * of these dives has isn't shown.
 */
function NameFilter({ by, filter, unit, logs, onToggle, words }: NameFilterProps) {
  const { t } = words
  const labelId = useId()
  const [typed, setTyped] = useState('')
  const chosen = filter.names[by]
  const groups = useMemo(() => {
    const others = { ...filter, names: { ...filter.names, [by]: [] } }
    return byName(by, logs.filter(passesFilter(others, unit))).groups
  }, [by, filter, logs, unit])
  if (groups.length === 0 && chosen.length === 0) return null
  const isChosen = (name: string) => chosen.some((other) => foldedText(other) === foldedText(name))
  const fits = ({ key }: DiveGroup) =>
    foldedText(typed) === '' || foldedText(words.name(by, key)).includes(foldedText(typed))
  const label = t(LABELS[by])
  const offered = groups.filter((group) => !isChosen(group.key) && fits(group)).slice(0, FEW)
  return (
    <fieldset aria-labelledby={labelId} className={css.names}>
      <legend id={labelId}>{label}</legend>
      {groups.length > FEW && (
        <SearchInput
          clearLabel={t('logbook-list.search.clear')}
          hint={t('logbook-filters.find')}
          label={`${label}: ${t('logbook-filters.find')}`}
          onNow={setTyped}
          onType={setTyped}
          value={typed}
        />
      )}
      <div className={css.options}>
        {chosen.map((name) => (
          <Chip key={name} onToggle={() => onToggle(name, false)} pressed={true}>
            <bdi>{words.name(by, name)}</bdi>
          </Chip>
        ))}
        {offered.map(({ key, dives }) => (
          <Chip key={key} onToggle={() => onToggle(key, true)} pressed={false}>
            <bdi>{words.name(by, key)}</bdi> <span className={css.count}>{words.number(dives)}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function DepthFilter({
  filter,
  onFilter,
  unit,
  words,
}: PartProps & { unit: UnitSystem; words: FilterWords }) {
  const { t, locale } = words
  const { depth } = filter.spans
  const change = (end: 'from' | 'to', entry: number | undefined) => {
    if (Number.isNaN(entry)) return
    const si = entry === undefined ? null : siOf('depth', unit, entry)
    onFilter((now) => {
      const { depth: before, ...others } = now.spans
      const span = { from: before?.from ?? null, to: before?.to ?? null, isBelow: false, [end]: si }
      const isOpen = span.from === null && span.to === null
      return { ...now, spans: isOpen ? others : { ...others, depth: span } }
    })
  }
  return (
    <fieldset className={css.names}>
      <legend>{t('logbook-statistics.chart.depth')}</legend>
      <div className={css.ends}>
        {(['from', 'to'] as const).map((end) => {
          const si = depth?.[end] ?? null
          return (
            <Field key={end} label={t(`logbook-statistics.period.${end}`)}>
              <NumberInput
                format={(value) => entryText(words, value)}
                locale={intlTag(locale)}
                onChange={(entry) => change(end, entry)}
                unit={words.symbol('depth')}
                value={si === null ? undefined : entryOf('depth', unit, si)}
              />
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
