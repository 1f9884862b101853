export type { NotificationEventWire, NotificationWire } from './live.wire.ts'
export * from './notifications.graph.generated.ts'
