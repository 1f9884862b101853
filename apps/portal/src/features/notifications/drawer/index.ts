import { i18n } from '../../../shared/i18n/index.ts'
import { NotificationDrawer } from './notification-drawer.tsx'

/** Loads the drawer with its text; a failed load can be retried. */
export async function load() {
  await i18n.need('notifications-drawer')
  return { NotificationDrawer }
}
