import { slate } from '@fathom/look/drawings/lines/slate.ts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { type Column, Table } from '../../shared/ui/surface/table.tsx'
import { IntegrationsNotLoaded } from './not-loaded.tsx'

type Props<Row> = {
  list: UseInfiniteQueryResult<readonly Row[]>
  caption: string
  columns: readonly Column<Row>[]
  /** When there are no rows. */
  none: string
}

/** A table whose further pages are loaded by a button. */
export function PagedTable<Row extends { id: string }>({ list, caption, columns, none }: Props<Row>) {
  const { t } = useTranslator('integrations')
  if (!list.data) return <IntegrationsNotLoaded of={list} />
  if (list.data.length === 0) return <EmptyState drawing={slate} level={2} title={none} />
  return (
    <>
      <Table caption={caption} columns={columns} rowKey={({ id }) => id} rows={list.data} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} kind="quiet" onClick={() => void list.fetchNextPage()}>
          {t('integrations.more')}
        </Button>
      )}
    </>
  )
}
