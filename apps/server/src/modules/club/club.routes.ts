import { type ClubWire, clubWire } from '@fathom/contract/club'
import { CLUB_PLANS, clubStatus, mayStartTrial } from '@fathom/domain/club'
import type { Prices } from '@fathom/domain/shop'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayOf } from './club-status.ts'
import { listTerms } from './club-term.store.ts'
import { startTrial } from './start-trial.ts'

export type ClubDeps = Pick<Platform, 'db' | 'clock' | 'config'> & { prices: Pick<Prices, 'single'> }

export const clubRoutes =
  (deps: ClubDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock } = deps
    app.get(
      '/club',
      { schema: { summary: 'My club membership, and what it costs', response: { 200: clubWire } } },
      ({ caller }) => readClub(deps, db, caller.affiliateId),
    )
    app.post(
      '/club/trial',
      { schema: { summary: 'Start my free trial, once', response: { 200: clubWire } } },
      ({ caller: { affiliateId } }) =>
        db.transaction(async (tx) => {
          await startTrial(tx, affiliateId, clock.now())
          return readClub(deps, tx, affiliateId)
        }),
    )
  }

async function readClub(
  { clock, config, prices }: ClubDeps,
  db: Queryable,
  affiliateId: number,
): Promise<ClubWire> {
  const terms = await listTerms(db, affiliateId)
  const status = clubStatus(terms, dayOf(clock.now()))
  const discountPercent = config.discounts.club
  const plans = CLUB_PLANS.map(({ id, benefits }) => ({
    id,
    price: prices.single(`club-${id}`),
    benefits: [...benefits],
  }))
  return { ...status, mayStartTrial: mayStartTrial(status), discountPercent, plans, terms }
}
