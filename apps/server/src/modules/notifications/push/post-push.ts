import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Problem } from '../../../platform/problem.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { encryptPush, type PushKeys } from './encrypt.ts'
import { getPushAddress, lookUpOutside } from './push-address.ts'
import { vapidHeader } from './vapid.ts'

const TIMEOUT_MS = 10_000
/** How long the push service stores the message for a device that is off. */
const TTL_SECONDS = 86_400

export type Push = {
  endpoint: string
  keys: PushKeys
  text: string
  /**
   * A later message with the same topic replaces this one while it waits: at most 32 base64url characters.
   */
  topic: string
}

type Used = Pick<DeliveryDeps, 'db' | 'secrets' | 'config'>

/**
 * Returns the status of the push service; ignores its response body and follows no redirects. Throws a
 * Problem if its address resolves to our own network, and an error without the address if it's unreachable.
 */
export async function postPush(deps: Used, push: Push, signal: AbortSignal): Promise<number> {
  const mayBeInside = deps.config.isLocalPushAllowed
  const address = getPushAddress(push.endpoint, mayBeInside)
  const body = encryptPush(push.text, push.keys)
  const headers = {
    authorization: await vapidHeader(deps, address),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl: TTL_SECONDS,
    urgency: 'high',
    topic: push.topic,
  }
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    ...(!mayBeInside && { lookup: lookUpOutside }),
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const send = address.protocol === 'https:' ? overHttps : overHttp
  send(address, options, (answer) => {
    answer.destroy()
    resolve(answer.statusCode ?? 0)
  })
    .on('error', (error: NodeJS.ErrnoException) => {
      const unreached = new Error(`the push service could not be reached: ${error.code ?? error.name}`)
      reject(error instanceof Problem ? error : unreached)
    })
    .end(body)
  return promise
}
