import { type SecurityEventWire, securityLogQuery, securityLogWire } from '@fathom/contract/session'
import { networkOf } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { StoredSecurityEvent } from '../../platform/security-log/index.ts'
import type { SessionDeps } from './session.deps.ts'

/** TS-22: the organization's staff read the security log. */
export function securityLogRoutes({
  securityLog,
  config,
}: Pick<SessionDeps, 'securityLog' | 'config'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/security-log',
      {
        config: { right: 'audit' },
        schema: {
          summary: 'Security events of the last 90 days, newest first, for staff',
          querystring: securityLogQuery,
          response: { 200: securityLogWire },
        },
      },
      async ({ query: { kind, affiliateId, from, to, page, pageSize } }) => {
        const filter = { kind, affiliateId, from: dateOf(from), to: dateOf(to) }
        const { items, total } = await securityLog.list(filter, { page, pageSize })
        return { items: items.map((event) => shown(event, config.demo)), total, page, pageSize }
      },
    )
  }
}

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** In a demo anyone can sign in as staff, so it must not show who else was there. */
function shown(
  { firstAt, lastAt, address, ...event }: StoredSecurityEvent,
  isDemo: boolean,
): SecurityEventWire {
  return {
    ...event,
    address: isDemo && address !== null ? networkOf(address) : address,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}
