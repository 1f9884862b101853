import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import type { NotificationList } from '../notification.ts'
import { Groups } from './groups.tsx'
import { MoreRows } from './more-rows.tsx'
import css from './notification-drawer.module.css'
import { RowSkeletons } from './row-skeletons.tsx'
import { useTrimOnClose } from './use-load-more.ts'
import type { RowCommands } from './use-row-commands.ts'
import { useUndoKey } from './use-undo-key.ts'

type Props = {
  list: UseQueryResult<NotificationList>
} & RowCommands

/** The list in each state: loading, failed, empty, or loaded. */
export function DrawerContent({ list, ...actions }: Props) {
  const { t } = useTranslator('notifications-drawer')
  const isOnline = useOnline()
  useTrimOnClose()
  useUndoKey()
  return (
    <>
      <p className={css.offline} role="status">
        {!isOnline && t('notifications-drawer.offline')}
      </p>
      {list.isError && !list.data && (
        <ErrorState
          level={3}
          onRetry={() => list.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={list.isFetching}
          title={t('notifications-drawer.failed')}
        />
      )}
      {list.isPending && isOnline && <RowSkeletons label={t('notifications-drawer.loading')} />}
      {list.data?.items.length === 0 && (
        <EmptyState drawing={divingBell} level={3} title={t('notifications-drawer.empty')}>
          {t('notifications-drawer.emptyBody')}
        </EmptyState>
      )}
      {list.data && <Groups items={list.data.items} {...actions} />}
      {list.data?.next && <MoreRows next={list.data.next} />}
    </>
  )
}
