import type { FastifyInstance } from 'fastify'
import inject from 'light-my-request'
import type { CustomFetch } from 'openid-client'
import { DatabaseAway } from '../../../platform/database/index.ts'

/**
 * Calls one of our own routes without the network, so it works before we listen and behind any load balancer. Fastify's
 * own `inject` refuses once the server closes, when requests that are under way still need it.
 */
export function insideFetch(app: () => FastifyInstance): CustomFetch {
  let ready: PromiseLike<unknown> | undefined
  return async (url, { method, headers, body }) => {
    const server = app()
    ready ??= server.ready()
    await ready
    const { pathname, search } = new URL(url)
    const answer = await inject((request, response) => server.routing(request, response), {
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body ? { payload: String(body) } : {}),
    })
    // The library would call this an unknown failure of the account service.
    if (answer.statusCode === 503)
      throw new DatabaseAway(new Error('the account service could not reach the database'))
    const hasBody = answer.statusCode !== 204 && answer.rawPayload.length > 0
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    })
  }
}
