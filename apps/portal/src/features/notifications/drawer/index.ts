import { i18n } from '../../../shared/i18n/index.ts'
import { NotificationDrawer } from './notification-drawer.tsx'

/** The drawer with its words; a failure can be tried again. */
export async function load() {
  await i18n.need('notifications-drawer')
  return { NotificationDrawer }
}
