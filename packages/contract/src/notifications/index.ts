export { type DeliveryWire, deliveryWire, type SaveDeliveryWire, saveDeliveryWire } from './delivery.wire.ts'
export type { NotificationEventWire, NotificationWire } from './live.wire.ts'
export * from './notifications.graph.generated.ts'
export {
  type PushKeyWire,
  type PushMessageWire,
  type PushSubscriptionWire,
  pushKeyWire,
  pushSubscriptionParamsWire,
  pushSubscriptionWire,
  type SubscribePushWire,
  subscribePushWire,
} from './push.wire.ts'
