export { mayOpen, OFFICE_PAGES, type OfficePage } from './office-page.ts'
export {
  claimsLapsedAt,
  daysSince,
  isQueueKind,
  MOST_HELD,
  promiseOf,
  QUEUE_KINDS,
  QUEUE_ORDERS,
  QUEUE_OWNERS,
  QUEUE_RIGHTS,
  QUEUE_STATES,
  type QueueKind,
  type QueueOrder,
  type QueueOwner,
  type QueueState,
} from './queues.ts'
