import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import { Toaster } from '../../../shared/ui/overlay/toaster.tsx'
import type { NotificationList } from '../notification.ts'
import { DrawerContent } from './drawer-content.tsx'
import css from './notification-drawer.module.css'
import { useDelete } from './use-delete.ts'
import { useMarkRead } from './use-mark-read.ts'

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
      footer={<Foot />}
      onClose={onClose}
      open={open}
      title={t('notifications-drawer.title')}
    >
      <DrawerContent list={list} markRead={markRead} onOpened={onClose} remove={remove} />
      <div className={css.toasts}>
        <Toaster closeLabel={t('shell.dismiss.notice')} label={t('shell.notice.region')} />
      </div>
    </Drawer>
  )
}

function Foot() {
  const { t } = useTranslator('notifications-drawer')
  return (
    <div className={css.foot}>
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
