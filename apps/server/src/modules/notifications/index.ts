export type { DeliveryPorts } from './delivery/delivery.house.ts'
export { notificationsModule } from './notifications.module.ts'
export { type Notify, notifier } from './notify.ts'
