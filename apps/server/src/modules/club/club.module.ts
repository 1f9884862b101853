import { sdl, trusted } from '@fathom/contract/club'
import { professionalStatus } from '@fathom/domain/club'
import type { GraphContext, Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMembership, forgetMembership, renewMembership } from './club.store.ts'
import { clubOwnData } from './own-data.ts'

export function clubModule({ db, clock }: Pick<Platform, 'db' | 'clock'>): Module {
  const memberStatus = async ({ affiliateId }: { affiliateId: number }) => {
    const membership = await findMembership(db, affiliateId)
    const today = clock.now().toISOString().slice(0, 10)
    return membership ? { ...membership, status: professionalStatus(membership, today) } : null
  }
  return {
    ...clubOwnData,
    renewDemo: async (tx, { name, affiliateId }) => {
      const renewalDate = `${clock.now().getUTCFullYear() + 1}-12-31`
      if (name === 'instructor') await renewMembership(tx, affiliateId, { memberNumber: 500001, renewalDate })
    },
    ownData: async (db, affiliateId) => ({ membership: (await findMembership(db, affiliateId)) ?? null }),
    forgetPerson: forgetMembership,
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
