import { groupNotifications } from '@fathom/domain/notifications'
import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Drawer } from '../../shared/ui/overlay/drawer.tsx'
import type { NotificationList } from './notification.ts'
import css from './notification-drawer.module.css'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead } from './notifications.mutations.ts'

type Props = {
  open: boolean
  onClose: () => void
  list: NotificationList | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

export function NotificationDrawer(props: Props) {
  const { t } = useTranslator()
  const { open, onClose } = props
  const markRead = useMarkRead()
  return (
    <Drawer
      closeLabel={t('shell.notifications.close')}
      footer={<TextLink to={paths.preferences()}>{t('shell.notifications.settings')}</TextLink>}
      onClose={onClose}
      open={open}
      title={t('shell.nav.notifications')}
    >
      <Content {...props} onRead={markRead} />
    </Drawer>
  )
}

function Content({
  list,
  failed,
  retrying,
  onRetry,
  onClose,
  onRead,
}: Props & { onRead: (id?: string) => void }) {
  const { t } = useTranslator()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      {failed && (
        <ErrorState
          level={3}
          onRetry={onRetry}
          retrying={retrying}
          retryLabel={t('shell.error.retry')}
          title={t('shell.notifications.failed')}
        />
      )}
      {!list && !failed && <Bones />}
      {list?.items.length === 0 && (
        <EmptyState drawing={divingBell} level={3} title={t('shell.notifications.empty')}>
          {t('shell.notifications.emptyBody')}
        </EmptyState>
      )}
      {groupNotifications(list?.items ?? [], new Date(), timeZone).map(({ group, items }) => (
        <section aria-labelledby={`notifications-${group}`} key={group}>
          <div className={css.head}>
            <h3 className={css.group} id={`notifications-${group}`}>
              {t(`shell.notifications.${group}`)}
            </h3>
            {group === 'unread' && (
              <Button kind="quiet" onClick={() => onRead()} size="sm">
                {t('shell.notifications.markAll')}
              </Button>
            )}
          </div>
          <ul>
            {items.map((item) => (
              <NotificationRow item={item} key={item.id} onOpen={onClose} onRead={onRead} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Bones() {
  const { t } = useTranslator()
  return (
    <Loading label={t('shell.notifications.loading')}>
      <div className={css.bones}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </Loading>
  )
}
