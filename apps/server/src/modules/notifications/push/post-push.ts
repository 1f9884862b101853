import { postOutside } from '../../../platform/outside/index.ts'
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
  return postOutside(address, {
    headers,
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    lookup: mayBeInside ? undefined : lookUpOutside,
    receiver: 'the push service',
  })
}
