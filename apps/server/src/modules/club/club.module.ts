import { sdl, trusted } from '@fathom/contract/club'
import { professionalStatus } from '@fathom/domain/club'
import type { GraphContext, Module } from '../../platform/module.ts'
import { renewDemoClub } from './club.demo.ts'
import { type ClubDeps, clubRoutes } from './club.routes.ts'
import { findMembership, renewMembership } from './club.store.ts'
import { clubMerging } from './merging.ts'
import { clubOwnData } from './own-data.ts'

export function clubModule(deps: ClubDeps): Module {
  const { db, clock } = deps
  const memberStatus = async ({ affiliateId }: { affiliateId: number }) => {
    const membership = await findMembership(db, affiliateId)
    const today = clock.now().toISOString().slice(0, 10)
    return membership ? { ...membership, status: professionalStatus(membership, today) } : null
  }
  return {
    ...clubOwnData,
    merging: clubMerging,
    routes: { ecards: clubRoutes(deps) },
    renewDemo: async (tx, person) => {
      const renewalDate = `${clock.now().getUTCFullYear() + 1}-12-31`
      if (person.name === 'instructor')
        await renewMembership(tx, person.affiliateId, { memberNumber: 500001, renewalDate })
      await renewDemoClub(tx, person, clock.now())
    },
    graphs: {
      pro: {
        sdl,
        trusted,
        resolvers: {
          Query: {
            memberStatus: (_: unknown, __: unknown, { caller }: GraphContext) => memberStatus(caller),
          },
        },
      },
    },
  }
}
