import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { devicePerson } from '../../../shared/offline/device-person.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import { Toaster } from '../../../shared/ui/overlay/toaster.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import type { NotificationList } from '../notification.ts'
import { NOTIFICATIONS } from '../notifications.queries.ts'
import { type RowActions, useDelete, useMarkRead } from './notification-actions.ts'
import css from './notification-drawer.module.css'
import { MoreRows, NotificationGroups, RowSkeletons, useTrimOnClose } from './notification-list.tsx'
import { useUndoKey } from './undo.ts'

/** Loads the drawer with its text; a failed load can be retried. */
export async function load() {
  await i18n.need('notifications-drawer')
  return { NotificationDrawer }
}

type Props = { open: boolean; onClose: () => void; list: UseQueryResult<NotificationList> }

export function NotificationDrawer({ open, onClose, list }: Props) {
  const { t } = useTranslator('notifications-drawer')
  const markRead = useMarkRead()
  const remove = useDelete()
  return (
    <Drawer
      actions={
        Boolean(list.data?.unread) && (
          <Button kind="quiet" onClick={() => markRead('all')} size="sm">
            {t('notifications-drawer.markAll')}
          </Button>
        )
      }
      closeLabel={t('notifications-drawer.close')}
      footer={<Footer />}
      onClose={onClose}
      open={open}
      title={t('notifications-drawer.title')}
    >
      <Content list={list} markRead={markRead} onOpened={onClose} remove={remove} />
      <div className={css.toasts}>
        <Toaster closeLabel={t('shell.dismiss.notice')} label={t('shell.notice.region')} />
      </div>
    </Drawer>
  )
}

/** The list in each state: loading, failed, empty, or loaded. */
function Content({ list, ...actions }: { list: UseQueryResult<NotificationList> } & RowActions) {
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
      <AsOf affiliateId={devicePerson() ?? 0} names={[NOTIFICATIONS]} />
      {list.data && <NotificationGroups items={list.data.items} {...actions} />}
      {list.data?.next && <MoreRows next={list.data.next} />}
    </>
  )
}

function Footer() {
  const { t } = useTranslator('notifications-drawer')
  return (
    <div className={css.footer}>
      <span className={css.hint} data-for="mouse">
        {t('notifications-drawer.canUndo')}
      </span>
      <span className={css.hint} data-for="touch">
        {t('notifications-drawer.swipe')}
      </span>
      <TextLink to={paths.preferences()}>{t('notifications-drawer.settings')}</TextLink>
    </div>
  )
}
