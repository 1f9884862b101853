import type { ImportedDiveWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import { type ReactNode, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { factsOfSource, useDiveWords } from './dive-words.ts'
import css from './import.module.css'
import { Becomes, Problems, VerdictBadge } from './verdict.tsx'

type Props = {
  dives: readonly ImportedDiveWire[]
  unit: UnitSystem
  /** The first cell, given when the dive was. */
  head: (dive: ImportedDiveWire, when: string) => ReactNode
  /** Below the verdict: what the diver can do about it. */
  more?: (dive: ImportedDiveWire) => ReactNode
}

/** LO-02: the dives of an import; of a thousand, those near the viewport are rendered. */
export function DiveTable({ dives, unit, head, more }: Props) {
  const { t } = useTranslator('logbook-import')
  const wordsOf = useDiveWords(unit)
  const rows = useMemo(() => dives.map((dive) => ({ dive, facts: factsOfSource(dive) })), [dives])
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'when',
      header: t('logbook-import.fact.when'),
      cell: ({ dive, facts }) => head(dive, wordsOf(facts).when),
    },
    {
      key: 'place',
      header: t('logbook-import.fact.place'),
      cell: ({ dive: { nearSite }, facts }) =>
        nearSite === null ? (
          <bdi className={css.place}>{wordsOf(facts).place}</bdi>
        ) : (
          <span className={css.place}>{t('logbook-import.near', { site: nearSite })}</span>
        ),
    },
    {
      key: 'depth',
      header: t('logbook-import.fact.depth'),
      numeric: true,
      cell: ({ facts }) => <bdi>{wordsOf(facts).depth}</bdi>,
    },
    {
      key: 'time',
      header: t('logbook-import.fact.time'),
      numeric: true,
      cell: ({ facts }) => wordsOf(facts).time,
    },
    {
      key: 'computers',
      header: t('logbook-import.fact.computers'),
      // A list isolates its names; as a whole it runs with the page.
      cell: ({ facts }) => <span className={css.place}>{wordsOf(facts).computers}</span>,
    },
    {
      key: 'verdict',
      header: t('logbook-import.fact.verdict'),
      cell: ({ dive }) => (
        <div className={css.verdict}>
          <VerdictBadge verdict={dive.verdict} />
          <Becomes dive={dive} />
          <Problems problems={dive.problems} unit={unit} />
          {more?.(dive)}
        </div>
      ),
    },
  ]
  return (
    <Table
      caption={t('logbook-import.table')}
      columns={columns}
      rowKey={({ dive }) => String(dive.index)}
      rows={rows}
    />
  )
}
