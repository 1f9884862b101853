import type { BatchCodeWire, CodeBatchWire } from '@fathom/contract/codes'
import { CODE_STATES, type CodeState } from '@fathom/domain/codes'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import Ticket from 'lucide-react/icons/ticket'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Missing } from '../../../shared/ui/feedback/missing.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import css from './batches.module.css'
import { BATCHES_KEY, type BatchChange, batchCodesQuery, batchQuery, changeBatch } from './batches.queries.ts'
import { CodesNotLoaded } from './not-loaded.tsx'

/** OF-07: one batch, what became of its codes, and taking them back. */
export function BatchScreen({ batchId }: { batchId: string }) {
  const { locale } = useTranslator('codes-office')
  const batch = useQuery(batchQuery(useCalls(), locale, batchId))
  if (!batch.data) {
    return (
      <Card>
        {isMissing(batch.error) ? <Missing listPath={paths.officeCodes()} /> : <CodesNotLoaded of={batch} />}
      </Card>
    )
  }
  return (
    <div className={css.screen}>
      <About batch={batch.data} />
      <Codes batch={batch.data} />
    </div>
  )
}

function About({ batch }: { batch: CodeBatchWire }) {
  const { t, formatDay, formatId } = useTranslator('codes-office')
  const { id, title, store, note, issuedAt, issuedBy } = batch
  return (
    <Card title={<bdi>{title}</bdi>}>
      <Facts>
        <Fact name={t('codes-office.column.store')}>
          {store ? <bdi>{`${store.name} (${formatId(store.storeNumber)})`}</bdi> : t('codes-office.handOut')}
        </Fact>
        <Fact name={t('codes-office.column.issued')}>{formatDay(new Date(issuedAt))}</Fact>
        <Fact name={t('codes-office.column.issuedBy')}>
          <bdi>{`${issuedBy.name} (${formatId(issuedBy.affiliateId)})`}</bdi>
        </Fact>
        {note && (
          <Fact name={t('codes-office.column.note')}>
            <bdi>{note}</bdi>
          </Fact>
        )}
      </Facts>
      <div className={`${css.tools} ${css.actions}`}>
        <ExportButton batchId={id} />
        <ChangeAll batch={batch} />
      </div>
    </Card>
  )
}

function ExportButton({ batchId }: { batchId: string }) {
  const { t } = useTranslator('codes-office')
  const { http } = useCalls()
  const save = useMutation({
    mutationFn: () => http.download('office', 'code-batches/{batchId}/codes.csv', { params: { batchId } }),
    onSuccess: (file) => saveFile(file, `codes-${batchId.slice(-6)}.csv`),
    onError: () => showToast({ text: t('codes-office.exportFailed') }),
  })
  return (
    <Button busy={save.isPending} icon={Download} onClick={() => save.mutate()}>
      {t('codes-office.export')}
    </Button>
  )
}

function ChangeAll({ batch: { id, counts } }: { batch: CodeBatchWire }) {
  const { t } = useTranslator('codes-office', 'codes')
  const [isAsking, setIsAsking] = useState(false)
  const { change, isPending } = useChange(id)
  return (
    <>
      {counts.open > 0 && (
        <Button icon={Ban} onClick={() => setIsAsking(true)}>
          {t('codes-office.withdrawAll')}
        </Button>
      )}
      {counts.withdrawn > 0 && (
        <Button busy={isPending} icon={Undo} onClick={() => change({ what: 'restore' })}>
          {t('codes-office.restoreAll')}
        </Button>
      )}
      <ConfirmDialog
        busy={isPending}
        confirmLabel={t('codes-office.withdraw')}
        destructive={true}
        keepLabel={t('codes.share.cancel')}
        onConfirm={() => {
          change({ what: 'withdraw' })
          setIsAsking(false)
        }}
        onKeep={() => setIsAsking(false)}
        open={isAsking}
        title={t('codes-office.withdrawAllTitle', { count: counts.open })}
      >
        {t('codes-office.withdrawAllText')}
      </ConfirmDialog>
    </>
  )
}

const OPPOSITE = { withdraw: 'restore', restore: 'withdraw' } as const

function useChange(batchId: string) {
  const { t, locale } = useTranslator('codes-office')
  const calls = useCalls()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (asked: BatchChange) => changeBatch(calls, batchId, asked),
    onSuccess: ({ batch, changed }, { what, codes }) => {
      client.setQueryData(batchQuery(calls, locale, batchId).queryKey, batch)
      void client.invalidateQueries({ queryKey: BATCHES_KEY })
      const done = what === 'withdraw' ? 'codes-office.withdrawn' : 'codes-office.restored'
      const undo = {
        label: t('codes-office.undo'),
        onPress: () => change.mutate({ what: OPPOSITE[what], ...(codes && { codes }) }),
      }
      showToast({ text: t(done, { count: changed }), ...(codes && changed > 0 && { action: undo }) })
    },
    onError: () => showToast({ text: t('codes-office.changeFailed') }),
  })
  return { change: change.mutate, isPending: change.isPending }
}

const isState = (text: string | null): text is CodeState => (CODE_STATES as readonly unknown[]).includes(text)

function Codes({ batch: { id, counts } }: { batch: CodeBatchWire }) {
  const { t, formatNumber } = useTranslator('codes-office')
  const [query, setQuery] = useSearchParams()
  const given = query.get('state')
  const state = isState(given) ? given : undefined
  const total = CODE_STATES.reduce((sum, one) => sum + counts[one], 0)
  const segment = (key: CodeState | 'all', count: number) => ({
    key,
    label: key === 'all' ? t('codes-office.all') : t(`codes-office.state.${key}`),
    count: formatNumber(count),
  })
  return (
    <Card>
      <div className={css.list}>
        <Segments
          legend={t('codes-office.states')}
          onSelect={(key) =>
            setQuery(key === 'all' ? {} : { state: key }, { replace: true, preventScrollReset: true })
          }
          segments={[segment('all', total), ...CODE_STATES.map((one) => segment(one, counts[one]))]}
          selected={state ?? 'all'}
        />
        <CodeTable batchId={id} key={state ?? 'all'} state={state} />
      </div>
    </Card>
  )
}

function CodeTable({ batchId, state }: { batchId: string; state: CodeState | undefined }) {
  const { t } = useTranslator('codes-office')
  const list = useInfiniteQuery(batchCodesQuery(useCalls(), batchId, state))
  const columns = useColumns(batchId)
  if (!list.data) return <CodesNotLoaded level={3} of={list} />
  if (list.data.length === 0) return <p role="status">{t('codes-office.noMatch')}</p>
  return (
    <>
      <Table
        caption={t('codes-office.codes')}
        columns={columns}
        rowKey={({ couponCode }) => couponCode}
        rows={list.data}
      />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} kind="quiet" onClick={() => void list.fetchNextPage()}>
          {t('codes-office.more')}
        </Button>
      )}
    </>
  )
}

function useColumns(batchId: string): readonly Column<BatchCodeWire>[] {
  const { t, formatDay, formatId } = useTranslator('codes-office')
  return [
    {
      key: 'code',
      header: t('codes-office.column.code'),
      cell: ({ couponCode }) => <bdi className={css.code}>{couponCode}</bdi>,
    },
    {
      key: 'state',
      header: t('codes-office.column.state'),
      cell: (code) => (
        <span className={css.state}>
          <Badge {...LOOKS[code.state]}>{t(`codes-office.state.${code.state}`)}</Badge>
          <ChangeOne batchId={batchId} code={code} />
        </span>
      ),
    },
    {
      key: 'redeemedOn',
      header: t('codes-office.column.redeemedOn'),
      cell: ({ redeemedAt }) => (redeemedAt ? formatDay(new Date(redeemedAt)) : ''),
    },
    {
      key: 'redeemedBy',
      header: t('codes-office.column.redeemedBy'),
      cell: ({ redeemedBy }) =>
        redeemedBy && <bdi>{`${redeemedBy.name} (${formatId(redeemedBy.affiliateId)})`.trim()}</bdi>,
    },
  ]
}

const LOOKS = {
  open: { tone: 'neutral', icon: Ticket },
  redeemed: { tone: 'ok', icon: CircleCheck },
  withdrawn: { tone: 'warn', icon: Ban },
} as const

function ChangeOne({ batchId, code: { couponCode, state } }: { batchId: string; code: BatchCodeWire }) {
  const { t } = useTranslator('codes-office')
  const { change, isPending } = useChange(batchId)
  if (state === 'redeemed') return null
  const what = state === 'open' ? 'withdraw' : 'restore'
  return (
    <Button
      aria-label={t(`codes-office.${what}Named`, { code: couponCode })}
      busy={isPending}
      kind="quiet"
      onClick={() => change({ what, codes: [couponCode] })}
      size="sm"
    >
      {t(`codes-office.${what}`)}
    </Button>
  )
}
