export type { DeliveryPorts } from './delivery/delivery.house.ts'
export { type NotificationsModule, notificationsModule } from './notifications.module.ts'
export { type Notify, notifier } from './notify.ts'
