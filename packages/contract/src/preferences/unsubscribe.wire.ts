import { MAIL_LISTS } from '@fathom/domain/preferences'
import { z } from 'zod'
import { wordingWire } from './preference.wire.ts'

const globalUidWire = z.string().regex(/^[\w-]{1,64}$/)
const tokenWire = z.string().min(1).max(200)
/** Without a list, the link unsubscribes from everything that needs consent. */
const listWire = z.enum(MAIL_LISTS).optional()
const mailingJobWire = z.union([z.string().max(64), z.int()])

export const unsubscribeParamsWire = z.object({ globalUid: globalUidWire })
export const unsubscribeQueryWire = z.object({ token: tokenWire, list: listWire })

/** The URL in the `List-Unsubscribe` header: people open it, mail programs post to it. */
export const listUnsubscribeQueryWire = z.object({
  id: globalUidWire,
  token: tokenWire,
  list: listWire,
  lang: z.string().max(10).optional(),
  sfm_jobid: z.string().max(64).optional(),
})

/** POST unsubscribe (CA-31). `sfm_jobid` is the mailing whose link was followed. */
export const unsubscribeWire = z.object({
  id: globalUidWire,
  sfm_jobid: mailingJobWire.nullable().optional(),
  token: tokenWire,
  list: listWire,
  wording: wordingWire.optional(),
})
export type UnsubscribeWire = z.infer<typeof unsubscribeWire>

/** The body that a mail program posts (RFC 8058); the URL identifies the person. */
export const oneClickWire = z.object({ 'List-Unsubscribe': z.literal('One-Click') })

export const oneClickQueryWire = listUnsubscribeQueryWire.partial()

/** GET unsubscribe/{globalUid}, and the answer to POST. It reveals nothing else about the person. */
export const unsubscribedWire = z.object({ id: z.string(), unsubscribed: z.boolean() })
export type UnsubscribedWire = z.infer<typeof unsubscribedWire>
