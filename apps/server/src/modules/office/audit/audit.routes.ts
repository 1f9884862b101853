import { auditFilterQuery, auditQuery, auditWire } from '@fathom/contract/office'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { sendCsv } from '../../../platform/csv.ts'
import { declareRight } from '../../../platform/http/index.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { type AuditSearch, exportAudit, readNamedAudit } from './read-audit.ts'

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

const filterOf = ({ from, to, ...query }: z.output<typeof auditFilterQuery>): AuditSearch => ({
  ...query,
  from: dateOf(from),
  to: dateOf(to),
})

/** OF-09. */
export const auditRoutes =
  (deps: OfficeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'audit' })
    app.get(
      '/audit',
      {
        schema: {
          summary: 'What staff did, newest first',
          querystring: auditQuery,
          response: { 200: auditWire },
        },
      },
      ({ query, headers, caller }) =>
        readNamedAudit(deps, filterOf(query), query, readingLocale(headers['accept-language'], caller)),
    )
    app.get(
      '/audit.csv',
      {
        schema: {
          summary: 'The same, up to 100,000 entries, for a spreadsheet',
          querystring: auditFilterQuery,
        },
      },
      async ({ caller, query }, reply) =>
        sendCsv(reply, 'audit-log', await exportAudit(deps, filterOf(query), caller.affiliateId)),
    )
  }
