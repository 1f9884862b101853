import type { HttpApp } from './http-app.ts'

/**
 * A request that is in flight when the server closes takes its connection with it: kept alive, it would hold the
 * server until the browser lets go.
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
