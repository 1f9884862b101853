import { figuresQuery, figuresWire } from '@fathom/contract/office'
import { type FigurePeriod, usualPeriod } from '@fathom/domain/office'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { sendCsv } from '../../../platform/csv.ts'
import { declareRight } from '../../../platform/http/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { exportAges, exportFigures, readFigures } from './read-figures.ts'

/** OF-11. */
export const figuresRoutes =
  (deps: OfficeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const periodOf = ({ step, from, to }: z.output<typeof figuresQuery>): FigurePeriod =>
      from && to ? { step, from, to } : usualPeriod(deps.clock.now().toISOString().slice(0, 10), step)
    declareRight(app, { right: 'audit' })
    app.get(
      '/figures',
      {
        schema: {
          summary: 'Figures by month or week, and open applications by age',
          querystring: figuresQuery,
          response: { 200: figuresWire },
        },
      },
      ({ query }) => readFigures(deps, periodOf(query)),
    )
    app.get(
      '/figures.csv',
      { schema: { summary: 'Figures by month or week for a spreadsheet', querystring: figuresQuery } },
      async ({ query }, reply) => sendCsv(reply, 'figures', await exportFigures(deps, periodOf(query))),
    )
    app.get(
      '/figures/applications.csv',
      { schema: { summary: 'Open applications by age for a spreadsheet' } },
      async (_, reply) => sendCsv(reply, 'applications-by-age', await exportAges(deps)),
    )
  }
