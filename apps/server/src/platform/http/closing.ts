import type { HttpApp } from './http-app.ts'

/**
 * Closes each connection with its next answer once the server is about to stop. Keep-alive would block the server
 * until the browser disconnects, and a balancer could send a request just when we close.
 */
export function closeConnectionsOnTheWay(app: HttpApp, leaving?: AbortSignal): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing || leaving?.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
}
