import type { HttpApp } from './http-app.ts'

/**
 * Closes the connection of a request that's in flight during shutdown. Keep-alive would block the server
 * until the browser disconnects.
 */
export function closeConnectionsOnTheWay(app: HttpApp): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
