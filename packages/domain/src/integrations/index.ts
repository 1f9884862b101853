export { OVERLAP_HOURS } from './client.ts'
export {
  MOST_PURCHASE_ITEMS,
  PURCHASE_KINDS,
  PURCHASE_REFUSALS,
  PURCHASE_STATES,
  PURCHASE_WAITS_DAYS,
  type PurchaseKind,
  type PurchaseRefusal,
  type PurchaseState,
  purchaseStateOf,
} from './purchase.ts'
export {
  DELIVERY_STATES,
  type DeliveryState,
  nextAttemptAt,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './webhook.ts'
