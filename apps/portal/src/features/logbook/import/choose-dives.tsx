import type { ImportedDiveWire, ImportWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { divePath } from '../logbook-paths.ts'
import { ColumnsCard } from './columns-card.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { isDateAsked } from './date-question.tsx'
import { DiveTable } from './dive-table.tsx'
import { useFileNames } from './file-names.ts'
import css from './import.module.css'
import { useAccept, useDiscard } from './import.queries.ts'
import { ImportReceipt } from './import-receipt.tsx'
import { LeftOutPhotos } from './left-out-photos.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import { isChoosable, useSelection } from './use-selection.ts'
import { VERDICTS, type Verdict } from './verdict.tsx'
import { WhatDivesBecome } from './what-dives-become.tsx'

type Props = { affiliateId: number; record: ImportWire; unit: UnitSystem }

/** LO-02: the preview; nothing is in the logbook yet. */
export function ChooseDives({ affiliateId, record, unit }: Props) {
  const { t } = useTranslator('logbook-import')
  const fileNames = useFileNames()
  const [filter, setFilter] = useState<Filter>('all')
  const [compared, setCompared] = useState<ImportedDiveWire>()
  const { selected, indexes, choose } = useSelection(record.dives)
  const shown = filter === 'all' ? record.dives : record.dives.filter(({ verdict }) => verdict === filter)
  return (
    <>
      <PageHeader
        lead={
          <>
            <span className={css.names}>{fileNames(record.files)}</span> · {t('logbook-import.preview.lead')}
          </>
        }
        title={t('logbook-import.preview.title')}
      />
      <div className={css.screen}>
        <LeftOutPhotos leftOutPhotos={record.leftOutPhotos} />
        <WhatDivesBecome dives={selected} />
        {record.tables.map((table) => (
          <ColumnsCard key={table.key} record={record} table={table} unit={unit} />
        ))}
        <Card>
          <Filters counts={record.counts} onFilter={setFilter} selected={filter} />
          <Tools choose={choose} indexes={indexes} record={record} selected={selected} shown={shown} />
          <DiveTable
            dives={shown}
            head={(dive, when) => (
              <Checkbox
                checked={indexes.has(dive.index)}
                disabled={!isChoosable(dive)}
                onChange={({ target }) => choose([dive], target.checked)}
              >
                {when}
              </Checkbox>
            )}
            more={(dive) => <Match dive={dive} onCompare={setCompared} />}
            unit={unit}
          />
        </Card>
        <ImportReceipt importId={record.id} />
      </div>
      <Actions record={record} selected={selected} />
      <CompareDialog
        affiliateId={affiliateId}
        dive={compared}
        isSelected={compared !== undefined && indexes.has(compared.index)}
        onChoose={(isSelected) => {
          if (compared) choose([compared], isSelected)
          setCompared(undefined)
        }}
        onClose={() => setCompared(undefined)}
        unit={unit}
      />
    </>
  )
}

type Filter = Verdict | 'all'

type FiltersProps = { counts: ImportWire['counts']; selected: Filter; onFilter: (filter: Filter) => void }

function Filters({ counts, selected, onFilter }: FiltersProps) {
  const { t, formatNumber } = useTranslator('logbook-import')
  const all = VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0)
  return (
    <div className={css.filters}>
      <Segments
        legend={t('logbook-import.filter')}
        onSelect={onFilter}
        segments={[
          { key: 'all' as const, label: t('logbook-import.all'), count: formatNumber(all) },
          ...VERDICTS.filter((verdict) => counts[verdict] > 0).map((key) => ({
            key,
            label: t(`logbook-import.verdict.${key}`),
            count: formatNumber(counts[key]),
          })),
        ]}
        selected={selected}
      />
    </div>
  )
}

type ToolsProps = {
  record: ImportWire
  shown: readonly ImportedDiveWire[]
  selected: readonly ImportedDiveWire[]
  indexes: ReadonlySet<number>
  choose: (dives: readonly ImportedDiveWire[], isSelected: boolean) => void
}

function Tools({ record, shown, selected, indexes, choose }: ToolsProps) {
  const { t } = useTranslator('logbook-import')
  const [isShifting, setIsShifting] = useState(false)
  const isAll =
    shown.some(isChoosable) && shown.every((dive) => !isChoosable(dive) || indexes.has(dive.index))
  return (
    <div className={css.tools}>
      <Checkbox
        checked={isAll}
        disabled={!shown.some(isChoosable)}
        onChange={() => choose(shown, !isAll)}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && shown.some(({ index }) => indexes.has(index))
        }}
      >
        {t('logbook-import.selectAll')}
      </Checkbox>
      <Button icon={Clock} kind="quiet" onClick={() => setIsShifting(true)} size="sm">
        {t('logbook-import.shift.open')}
      </Button>
      {isShifting && <ShiftDialog onClose={() => setIsShifting(false)} record={record} selected={selected} />}
    </div>
  )
}

function Match({ dive, onCompare }: { dive: ImportedDiveWire; onCompare: (dive: ImportedDiveWire) => void }) {
  const { t } = useTranslator('logbook-import')
  if (dive.match === null) return null
  if (dive.verdict === 'known') return <Link to={divePath(dive.match)}>{t('logbook-import.openDive')}</Link>
  return (
    <Button onClick={() => onCompare(dive)} size="sm">
      {t('logbook-import.compare.open')}
    </Button>
  )
}

/** Creates the dives, or discards the preview. */
function Actions({ record, selected }: Pick<ToolsProps, 'record' | 'selected'>) {
  const { t } = useTranslator('logbook-import')
  const isOnline = useOnline()
  const navigate = useNavigate()
  const accept = useAccept(record.id)
  const discard = useDiscard(record.id)
  const [isAsking, setIsAsking] = useState(false)
  const created = selected.filter(({ verdict }) => verdict !== 'known').length
  const isAsked = record.tables.some(isDateAsked)
  const isNothingNew = record.dives.every((dive) => dive.verdict === 'known' && !isChoosable(dive))
  const problem = accept.isError
    ? t('logbook-import.accept.failed')
    : discard.isError && t('logbook-import.discard.failed')
  return (
    <>
      <Savebar
        problem={
          problem && (
            <Banner icon={CircleAlert} live="alert" tone="bad">
              {isOnline ? problem : t('logbook-import.offline')}
            </Banner>
          )
        }
        say={
          isNothingNew
            ? t('logbook-import.nothingNew')
            : isAsked
              ? t('logbook-import.columns.askFirst')
              : t('logbook-import.selected', { count: selected.length, all: record.dives.length })
        }
      >
        <Button kind="quiet" onClick={() => setIsAsking(true)}>
          {t('logbook-import.discard.open')}
        </Button>
        {!isNothingNew && (
          <Button
            busy={accept.isPending}
            disabled={selected.length === 0 || isAsked}
            kind="primary"
            onClick={() => accept.mutate(selected.map(({ index }) => index))}
          >
            {created > 0 || selected.length === 0
              ? t('logbook-import.accept.dives', { count: created })
              : t('logbook-import.accept.profiles')}
          </Button>
        )}
      </Savebar>
      <ConfirmDialog
        busy={discard.isPending}
        confirmLabel={t('logbook-import.discard.open')}
        destructive={true}
        keepLabel={t('logbook-import.discard.keep')}
        onConfirm={() =>
          discard.mutate(undefined, {
            onSuccess: () => void navigate(paths.importDives()),
            onSettled: () => setIsAsking(false),
          })
        }
        onKeep={() => setIsAsking(false)}
        open={isAsking}
        title={t('logbook-import.discard.title')}
      >
        {t('logbook-import.discard.text')}
      </ConfirmDialog>
    </>
  )
}
