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
import { useFieldName } from './receipt-fields.ts'

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
