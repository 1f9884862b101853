import type { DiveProfile } from '@fathom/domain/logbook'
import { useState } from 'react'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { type Moment, momentsByMinute } from './moment.ts'
import css from './profile.module.css'
import type { ProfileWords } from './use-profile-words.ts'

/** The samples in words, for those who can't see the curve. */
export function ProfileTable({ profile, words }: { profile: DiveProfile; words: ProfileWords }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.table} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.t('logbook-profile.table')}</summary>
      {isOpen && <Rows profile={profile} words={words} />}
    </details>
  )
}

function Rows({ profile, words }: { profile: DiveProfile; words: ProfileWords }) {
  const rows = momentsByMinute(profile)
  return (
    <Table
      caption={words.t('logbook-profile.table.caption')}
      columns={columnsOf(rows, words)}
      rowKey={({ time }) => String(time)}
      rows={rows}
    />
  )
}

/** Only columns in which some row has a value. */
function columnsOf(rows: readonly Moment[], words: ProfileWords): Column<Moment>[] {
  const { t } = words
  const column = (key: string, header: string, read: (row: Moment) => string | undefined) => ({
    key,
    header,
    numeric: key !== 'time',
    cell: (row: Moment) => <bdi>{read(row) ?? '–'}</bdi>,
    isFilled: rows.some((row) => read(row) !== undefined),
  })
  const worded = (value: number | undefined, wordsOf: (value: number) => string) =>
    value === undefined ? undefined : wordsOf(value)
  const cylinders = [...new Set(rows.flatMap(({ pressures }) => pressures.map(({ cylinder }) => cylinder)))]
  const columns = [
    column('time', t('logbook-profile.value.time'), ({ time }) => words.clock(time)),
    column('depth', t('logbook-profile.layer.depth'), ({ depth }) => worded(depth, words.depth)),
    column('temperature', t('logbook-profile.layer.temperature'), (row) =>
      worded(row.temperature, words.temperature),
    ),
    ...cylinders.map((cylinder) =>
      column(`pressure-${cylinder}`, words.cylinder(cylinder), ({ pressures }) =>
        worded(pressures.find((each) => each.cylinder === cylinder)?.bar, words.pressure),
      ),
    ),
    column('gas', t('logbook-profile.value.gas'), ({ gas }) => gas && words.gas(gas)),
    column('ceiling', t('logbook-profile.layer.ceiling'), ({ ceiling }) => worded(ceiling, words.depth)),
    column('noStop', t('logbook-profile.value.noStop'), (row) => worded(row.noStopTime, words.minutes)),
    column('events', t('logbook-profile.layer.events'), ({ events }) => events.join(', ') || undefined),
  ]
  return columns.filter(({ isFilled }) => isFilled)
}
