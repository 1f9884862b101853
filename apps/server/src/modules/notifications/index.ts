export { type Notify, notificationsModule } from './notifications.module.ts'
