import type { ReceiptWire } from '@fathom/contract/logbook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import css from './import.module.css'
import { receiptQuery } from './import.queries.ts'

/** LO-03: what became of each field of the files. Closed at first, because few divers look for it. */
export function ImportReceipt({ importId }: { importId: string }) {
  const { t } = useTranslator('logbook-import')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <details className={css.receipt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <h2>{t('logbook-import.receipt.title')}</h2>
        </summary>
        {isOpen && <Receipt importId={importId} />}
      </details>
    </Card>
  )
}

function Receipt({ importId }: { importId: string }) {
  const { t } = useTranslator('logbook-import')
  const receipt = useQuery(receiptQuery(useCalls(), importId))
  if (receipt.data) return <Lines lines={receipt.data} />
  if (receipt.isError || receipt.fetchStatus === 'paused')
    return (
      <ErrorState
        level={3}
        onRetry={() => void receipt.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={receipt.isFetching}
        title={t('logbook-import.receipt.failed')}
      />
    )
  return (
    <Loading label={t('logbook-import.receipt.loading')}>
      <Skeleton height="10rem" shape="block" />
    </Loading>
  )
}

const USES = ['stored', 'converted', 'unused'] as const
type Line = ReceiptWire[number]

function Lines({ lines }: { lines: ReceiptWire }) {
  const { t, formatNumber } = useTranslator('logbook-import')
  const fieldName = useFieldName()
  const [use, setUse] = useState<Line['use'] | 'all'>('all')
  const shown = use === 'all' ? lines : lines.filter((line) => line.use === use)
  const columns: Column<Line>[] = [
    {
      key: 'path',
      header: t('logbook-import.receipt.path'),
      cell: ({ path }) => (
        <bdi className={css.path} dir="ltr">
          {path}
        </bdi>
      ),
    },
    {
      key: 'use',
      header: t('logbook-import.receipt.use'),
      cell: (line) => t(`logbook-import.use.${line.use}`),
    },
    {
      key: 'field',
      header: t('logbook-import.receipt.field'),
      cell: ({ field }) => field && fieldName(field),
    },
    {
      key: 'example',
      header: t('logbook-import.receipt.example'),
      cell: ({ example }) => <bdi className={css.example}>{example}</bdi>,
    },
    {
      key: 'count',
      header: t('logbook-import.receipt.count'),
      numeric: true,
      cell: ({ count }) => formatNumber(count),
    },
  ]
  return (
    <>
      <p className={css.quiet}>{t('logbook-import.receipt.text')}</p>
      <div className={css.filters}>
        <Segments
          legend={t('logbook-import.filter')}
          onSelect={setUse}
          segments={[
            { key: 'all' as const, label: t('logbook-import.all'), count: formatNumber(lines.length) },
            ...USES.map((key) => ({
              key,
              label: t(`logbook-import.use.${key}`),
              count: formatNumber(lines.filter((line) => line.use === key).length),
            })),
          ]}
          selected={use}
        />
      </div>
      <Table
        caption={t('logbook-import.receipt.title')}
        columns={columns}
        rowKey={({ path, use: became, field }) => `${path} ${became} ${field}`}
        rows={shown}
      />
    </>
  )
}

/** Our fields, by the names that a receipt has for them. */
const FORM_FIELDS = {
  start: 'date',
  duration: 'bottomTime',
  maxDepth: 'maxDepth',
  averageDepth: 'averageDepth',
  surfaceInterval: 'surfaceInterval',
  place: 'location',
  'place.name': 'location',
  'place.region': 'location',
  'place.country': 'location',
  'place.latitude': 'latitude',
  'place.longitude': 'longitude',
  buddies: 'buddies',
  guide: 'buddies',
  notes: 'notes',
  rating: 'feeling',
  visibility: 'visibilityDistance',
  airTemperature: 'airTemp',
  waterTemperature: 'bottomWaterTemp',
  weight: 'weight',
  suit: 'suitType',
  tags: 'tags',
  gear: 'gear',
  'cylinders.gas': 'gasMixture',
  'cylinders.gas.oxygen': 'oxygen',
  'cylinders.gas.helium': 'helium',
  'cylinders.volume': 'cylinderSize',
  'cylinders.workingPressure': 'workingPressure',
  'cylinders.startPressure': 'startingPressure',
  'cylinders.endPressure': 'endingPressure',
} as const

/** What no field of the form holds. */
const OTHERS = {
  sourceId: 'receipt.sourceId',
  own: 'receipt.own',
  number: 'receipt.number',
  'place.position': 'columns.field.position',
  // What a file says about its numbers.
  units: 'columns.unit',
  depth: 'columns.unit',
  temperature: 'columns.unit',
  pressure: 'columns.unit',
} as const

const isOther = (field: string): field is keyof typeof OTHERS => Object.hasOwn(OTHERS, field)

const isFormField = (field: string): field is keyof typeof FORM_FIELDS => Object.hasOwn(FORM_FIELDS, field)

/** The name of our field in words, where it has one. */
function useFieldName(): (field: string) => string {
  const { t } = useTranslator('logbook', 'logbook-import', 'logbook-form')
  return (field) => {
    if (isFormField(field)) return t(`logbook-form.field.${FORM_FIELDS[field]}`)
    if (field.startsWith('samples')) return t('logbook-import.receipt.profile')
    if (field.startsWith('gear.')) return t('logbook-form.field.gear')
    if (field.startsWith('computers')) return t('logbook-import.fact.computers')
    if (field === 'photos') return t('logbook.section.photos')
    if (isOther(field)) return t(`logbook-import.${OTHERS[field]}`)
    return field
  }
}
