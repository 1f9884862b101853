import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Problem } from '../../../platform/problem.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { getPushAddress, lookUpOutside } from './push-address.ts'
import { type Push, pushRequest } from './push-request.ts'

const TIMEOUT_MS = 10_000

type Used = Pick<DeliveryDeps, 'db' | 'secrets' | 'config'>

/**
 * Returns the status of the push service; ignores its response body and follows no redirects. Throws a
 * Problem if its address resolves to our own network, and an error without the address if it's unreachable.
 */
export async function postPush(deps: Used, push: Push, signal: AbortSignal): Promise<number> {
  const mayBeInside = deps.config.isLocalPushAllowed
  const address = getPushAddress(push.endpoint, mayBeInside)
  const { headers, body } = await pushRequest(deps, push)
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
