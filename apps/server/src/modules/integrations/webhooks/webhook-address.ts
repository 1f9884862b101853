import { promisify } from 'node:util'
import { getOutsideAddress, outsideLookup } from '../../../platform/outside/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { IntegrationsDeps } from '../integrations.deps.ts'

const REFUSED = 'address-refused'

type Used = Pick<IntegrationsDeps, 'config'>

export const webhookLookup = ({ config }: Used) =>
  config.areLocalWebhooksAllowed ? undefined : outsideLookup(REFUSED)

export const getWebhookAddress = ({ config }: Used, url: string): URL =>
  getOutsideAddress(url, { mayBeInside: config.areLocalWebhooksAllowed, anyPort: true, problem: REFUSED })

/** When staff type it: who can't be reached later is refused now. Each delivery checks again. */
export async function checkWebhookAddress(deps: Used, url: string): Promise<string> {
  if (hasPassword(url)) throw new Problem('address-with-password', 422)
  const address = getWebhookAddress(deps, url)
  address.hash = ''
  const lookUp = webhookLookup(deps)
  if (lookUp)
    await promisify(lookUp)(address.hostname, { all: true }).catch((error: unknown) => {
      throw error instanceof Problem ? error : new Problem('address-unknown', 422)
    })
  return address.href
}

/** The log of deliveries would show it, and each message is signed. */
function hasPassword(url: string): boolean {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' }
  return username !== '' || password !== ''
}
