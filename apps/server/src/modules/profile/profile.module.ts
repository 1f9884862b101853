import { profileWire } from '@fathom/contract/profile'
import { z } from 'zod'
import type { Module } from '../../platform/module.ts'
import { mustBeOwn } from '../../platform/own.ts'
import type { Platform } from '../../platform/platform.ts'
import { fillDemoProfile } from './profile.demo.ts'
import { findMailingAddress } from './profile.store.ts'

export function profileModule({ db }: Pick<Platform, 'db'>): Module {
  return {
    demo: fillDemoProfile,
    routes: {
      learning: async (app) => {
        app.get(
          '/profiles/:affiliateId',
          {
            schema: {
              summary: 'My profile: name, date of birth and mailing address',
              params: z.object({ affiliateId: z.coerce.number().int() }),
              response: { 200: profileWire },
            },
          },
          async ({ caller, params }) => {
            mustBeOwn(caller, params.affiliateId)
            return {
              fullName: `${caller.givenName} ${caller.familyName}`.trim(),
              dob: caller.birthdate,
              mailingAddress: (await findMailingAddress(db, caller.affiliateId)) ?? null,
            }
          },
        )
      },
    },
  }
}
