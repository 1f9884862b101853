import type { CodeBatchWire } from '@fathom/contract/codes'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import TicketPlus from 'lucide-react/icons/ticket-plus'
import { useDeferredValue } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { useTyped } from '../../../shared/use-typed.ts'
import css from './batches.module.css'
import { batchesQuery } from './batches.queries.ts'
import { IssueDialog, newBatch, type TypedBatch } from './issue-dialog.tsx'
import { CodesNotLoaded } from './not-loaded.tsx'

/** OF-07: all codes that staff have issued, batch by batch. */
export function BatchesScreen() {
  const { t } = useTranslator('codes-office')
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const type = (text: string) =>
    setQuery(text ? { search: text } : {}, { replace: true, preventScrollReset: true })
  return (
    <div className={css.screen}>
      <div className={css.tools}>
        <SearchInput
          clearLabel={t('codes-office.searchClear')}
          hint={t('codes-office.search')}
          label={t('codes-office.search')}
          onNow={type}
          onType={type}
          value={search}
        />
        <IssueButton />
      </div>
      <Card>
        <Batches search={useDeferredValue(search.trim())} />
      </Card>
    </div>
  )
}

function IssueButton() {
  const { t } = useTranslator('codes-office')
  const navigate = useNavigate()
  const [typed, setTyped] = useTyped<TypedBatch>('codes')
  return (
    <>
      <Button icon={TicketPlus} kind="primary" onClick={() => setTyped(newBatch())}>
        {t('codes-office.issue.open')}
      </Button>
      {typed && (
        <IssueDialog
          onClose={() => setTyped(undefined)}
          onIssued={({ id }) => void navigate(paths.officeCodeBatch(id))}
          onType={setTyped}
          typed={typed}
        />
      )}
    </>
  )
}

function Batches({ search }: { search: string }) {
  const { t, locale } = useTranslator('codes-office')
  const list = useInfiniteQuery(batchesQuery(useCalls(), locale, search))
  const columns = useColumns()
  if (!list.data) return <CodesNotLoaded of={list} />
  if (list.data.length === 0)
    return search ? (
      <p role="status">{t('codes-office.noMatch')}</p>
    ) : (
      <EmptyState drawing={slate} title={t('codes-office.none')}>
        {t('codes-office.noneText')}
      </EmptyState>
    )
  return (
    <div className={css.list}>
      <Table caption={t('codes-office.batches')} columns={columns} rowKey={({ id }) => id} rows={list.data} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} kind="quiet" onClick={() => void list.fetchNextPage()}>
          {t('codes-office.more')}
        </Button>
      )}
    </div>
  )
}

function useColumns(): readonly Column<CodeBatchWire>[] {
  const { t, formatDay, formatNumber, formatId } = useTranslator('codes-office')
  const counted = (state: keyof CodeBatchWire['counts']): Column<CodeBatchWire> => ({
    key: state,
    header: t(`codes-office.state.${state}`),
    numeric: true,
    cell: ({ counts }) => formatNumber(counts[state]),
  })
  return [
    {
      key: 'opens',
      header: t('codes-office.column.opens'),
      cell: ({ id, title }) => (
        <TextLink to={paths.officeCodeBatch(id)}>
          <bdi>{title}</bdi>
        </TextLink>
      ),
    },
    {
      key: 'store',
      header: t('codes-office.column.store'),
      cell: ({ store }) =>
        store ? <bdi>{`${store.name} (${formatId(store.storeNumber)})`}</bdi> : t('codes-office.handOut'),
    },
    counted('open'),
    counted('redeemed'),
    counted('withdrawn'),
    { key: 'note', header: t('codes-office.column.note'), cell: ({ note }) => <bdi>{note}</bdi> },
    {
      key: 'issued',
      header: t('codes-office.column.issued'),
      numeric: true,
      cell: ({ issuedAt }) => formatDay(new Date(issuedAt)),
    },
  ]
}
