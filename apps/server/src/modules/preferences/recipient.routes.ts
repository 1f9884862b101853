import {
  type RecipientPrefWire,
  recipientQueryWire,
  recipientWire,
  type SaveRecipientWire,
  saveRecipientWire,
} from '@fathom/contract/preferences'
import { isOptedIn, OPT_INS, OPTED_IN, OPTED_OUT, type OptIn } from '@fathom/domain/preferences'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { type Change, changeChoices } from './change-choices.ts'
import { findPreference, type Preference } from './preferences.store.ts'

const NOT_CHOSEN = 'not-chosen'

/** CA-33: the same choices, in the format that mailing list senders use. */
export function recipientRoutes({ db, clock }: Pick<Platform, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/recipient',
      {
        schema: {
          summary: 'My choices as a recipient: status 1 is opted in',
          querystring: recipientQueryWire,
          response: { 200: recipientWire },
        },
      },
      async ({ caller, query }) => {
        mustBeOwnUid(caller, query.global_uid)
        const stored = await findPreference(db, caller.affiliateId)
        return { global_uid: caller.globalUuid, prefs: OPT_INS.map((name) => prefOf(name, stored)) }
      },
    )

    app.post(
      '/recipient',
      {
        schema: {
          summary: 'Change some of my choices, with a reason',
          body: saveRecipientWire,
          response: { 200: z.object({}) },
        },
      },
      async ({ caller, body }) => {
        mustBeOwnUid(caller, body.global_uid)
        const action = { way: 'recipient', by: caller.affiliateId, at: clock.now() } as const
        await db.transaction((tx) => changeChoices(tx, caller.affiliateId, changeOf(body), action))
        return {}
      },
    )
  }
}

function mustBeOwnUid(caller: User, globalUid: string): void {
  if (caller.globalUuid === '' || caller.globalUuid !== globalUid) throw new Problem('not-yours', 403)
}

function prefOf(name: OptIn, stored: Preference | undefined): RecipientPrefWire {
  const words = stored?.words[name] ?? NOT_CHOSEN
  return stored?.[name]
    ? { name, status: OPTED_IN, optInQualifier: words }
    : { name, status: OPTED_OUT, optOutReason: words }
}

function changeOf({ prefs }: SaveRecipientWire): Change {
  const statuses = prefs.map(({ name, status }) => [name, isOptedIn(status)])
  const words = prefs.flatMap((pref) => {
    const said = isOptedIn(pref.status) ? pref.optInQualifier : pref.optOutReason
    return said === undefined ? [] : [[pref.name, said]]
  })
  return {
    choose: (stored) => ({ ...stored, ...Object.fromEntries(statuses) }),
    words: Object.fromEntries(words),
  }
}
