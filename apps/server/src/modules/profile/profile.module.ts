import { mailingAddressDraftWire, profileWire, savedAddressWire } from '@fathom/contract/profile'
import { affiliateIdWire } from '@fathom/contract/shared'
import { z } from 'zod'
import { ifMatchHeader, versionIn } from '../../platform/http/index.ts'
import type { Module } from '../../platform/module.ts'
import { mustBeOwn } from '../../platform/own.ts'
import type { Platform } from '../../platform/platform.ts'
import { profileArchiveWords } from './archive-words.ts'
import { type FindPerson, getProfile } from './get-profile.ts'
import { ownAddresses } from './own-addresses.ts'
import { fillDemoProfile } from './profile.demo.ts'
import { forgetMailingAddress } from './profile.store.ts'
import { saveMailingAddress } from './save-mailing-address.ts'

const params = z.object({ affiliateId: affiliateIdWire })

export type ProfilePorts = { findPerson?: FindPerson }

export function profileModule(
  platform: Pick<Platform, 'db' | 'live'>,
  { findPerson }: ProfilePorts = {},
): Module {
  return {
    demo: fillDemoProfile,
    ownData: ownAddresses,
    archiveWords: profileArchiveWords,
    forgetPerson: forgetMailingAddress,
    merging: {
      moves: [],
      stays: {
        'mailing_address.affiliate_id': 'the address of the account that stays counts',
        'mailing_address_history.affiliate_id': 'of that account, as it was',
      },
    },
    routes: {
      learning: async (app) => {
        app.get(
          '/profiles/:affiliateId',
          {
            schema: {
              summary: 'My profile: name, date of birth and mailing address',
              params,
              response: { 200: profileWire },
            },
          },
          async ({ caller, params }) => {
            mustBeOwn(caller, params.affiliateId)
            return getProfile(platform.db, findPerson, caller)
          },
        )
        app.post(
          '/profiles/:affiliateId/MailingAddress',
          {
            schema: {
              summary: 'Save my mailing address; If-Match names the version that the change started from',
              params,
              headers: ifMatchHeader,
              body: mailingAddressDraftWire,
              response: { 200: savedAddressWire },
            },
          },
          async ({ caller, params, body, headers }, reply) => {
            mustBeOwn(caller, params.affiliateId)
            const startedFrom = versionIn(headers)
            const saved = await saveMailingAddress(platform, caller.affiliateId, body, startedFrom)
            reply.header('etag', `"${saved.mailingAddressVersion}"`)
            return saved
          },
        )
      },
    },
  }
}
