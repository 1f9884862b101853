export * from './client.wire.ts'
export * from './purchase.wire.ts'
export * from './webhook.wire.ts'
