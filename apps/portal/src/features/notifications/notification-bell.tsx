import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { CountDot } from '../../shared/ui/feedback/count-dot.tsx'
import { useLater } from '../../shared/use-later.ts'
import { notificationsQuery } from './notifications.queries.ts'

/** NV-09: shows the unread count and opens the drawer. */
export function NotificationBell() {
  const { t, locale, formatNumber } = useTranslator()
  const [isOpen, setIsOpen] = useState(false)
  const drawer = useLater(async () => (await import('./drawer/notification-drawer.tsx')).load())
  const list = useQuery(notificationsQuery(useCalls(), locale))
  const unread = list.data?.unread ?? 0
  return (
    <>
      <IconButton
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        icon={Bell}
        iconSize="lg"
        label={t('shell.notifications.open', { count: unread })}
        onClick={() => drawer.want(() => setIsOpen(true))}
      >
        {unread > 0 && <CountDot corner>{formatNumber(unread)}</CountDot>}
      </IconButton>
      {drawer.part && (
        <drawer.part.NotificationDrawer list={list} onClose={() => setIsOpen(false)} open={isOpen} />
      )}
    </>
  )
}
