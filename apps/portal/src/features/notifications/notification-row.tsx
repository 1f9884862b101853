import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { useTranslator } from '../../shared/i18n/index.ts'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import type { Notification } from './notification.ts'
import css from './notification-drawer.module.css'
import { notificationIcon } from './notification-icon.ts'

type Props = { item: Notification; onRead: (id: string) => void; onOpen: () => void }

function useMoment(timestamp: string): string {
  const { formatDate, formatTime } = useTranslator()
  const moment = new Date(timestamp)
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? formatTime(moment) : formatDate(moment)
}

export function NotificationRow({ item, onRead, onOpen }: Props) {
  const { t } = useTranslator()
  const moment = useMoment(item.timestamp)
  const open = () => {
    if (!item.read) onRead(item.id)
    onOpen()
  }
  return (
    <li className={css.row} data-unread={!item.read || undefined}>
      <span className={css.sign}>
        <Icon of={notificationIcon(item.url)} />
      </span>
      <div className={css.words}>
        {item.url ? (
          <Link className={css.name} onClick={open} to={item.url}>
            <bdi>{item.name}</bdi>
          </Link>
        ) : (
          <p className={css.name}>{item.name}</p>
        )}
        <p className={css.message}>
          <bdi>{item.message}</bdi> <time dateTime={item.timestamp}>{moment}</time>
        </p>
      </div>
      {!item.read && (
        <IconButton icon={Check} label={t('shell.notifications.markRead')} onClick={() => onRead(item.id)} />
      )}
    </li>
  )
}
