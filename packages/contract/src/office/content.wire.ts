import { isUnprintable } from '@fathom/domain/account'
import { CONTENT_KINDS, CONTENT_STATES, LONGEST_CONTENT_NOTE } from '@fathom/domain/office'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'

/** Which shape it has depends on the kind. Null: what the configuration says applies. */
const valueWire = z.json()

const personWire = z.object({ affiliateId: z.int(), name: z.string() })
const momentWire = z.iso.datetime({ offset: true })

/** GET office/content: the kinds that the caller may change (OF-08). */
export const contentOverviewWire = z.object({
  kinds: z.array(z.object({ kind: z.enum(CONTENT_KINDS), documents: z.int(), drafts: z.int() })),
})
export type ContentOverviewWire = z.infer<typeof contentOverviewWire>

/** GET office/content/{kind} */
export const contentListWire = z.object({
  documents: z.array(
    z.object({
      key: z.string(),
      /** What it is called in the reader's language, where the portal can't know. */
      title: z.string().optional(),
      value: valueWire,
      /** When another version applies by the clock. */
      changesAt: z.string().nullable(),
      hasDraft: z.boolean(),
    }),
  ),
})
export type ContentListWire = z.infer<typeof contentListWire>

const versionWire = z.object({
  version: z.int(),
  value: valueWire,
  state: z.enum(CONTENT_STATES),
  /** The version that this one takes back. */
  undoes: z.int().nullable(),
  from: z.string(),
  until: z.string().nullable(),
  note: z.string(),
  at: z.string(),
  /** Null for what was set before there were versions. */
  by: personWire.nullable(),
})
export type ContentVersionWire = z.infer<typeof versionWire>

/** GET office/content/{kind}/{key}, and the answer to each change of it. */
export const contentDocumentWire = z.object({
  key: z.string(),
  title: z.string().optional(),
  /** What applies now. */
  value: valueWire,
  /** What applies when nothing is published. */
  default: valueWire,
  /** The newest version; 0 when nothing was published yet. */
  latest: z.int(),
  draft: z
    .object({
      value: valueWire,
      revision: z.int(),
      /** The newest version when it was saved. */
      basedOn: z.int(),
      at: z.string(),
      by: personWire,
    })
    .nullable(),
  /** Newest first. */
  versions: z.array(versionWire),
})
export type ContentDocumentWire = z.infer<typeof contentDocumentWire>

/** PUT office/content/{kind}/{key}/draft */
export const contentDraftWire = z.object({
  value: valueWire,
  /** Of the draft that the caller knows; null for none. 409 when there is another one by now. */
  revision: z.int().nullable(),
  /** The newest version that the caller knows. 409 when there is a newer one. */
  basedOn: z.int().min(0),
})
export type NewContentDraftWire = z.infer<typeof contentDraftWire>

/** DELETE office/content/{kind}/{key}/draft */
export const contentDraftQuery = z.object({ revision: decimal(z.int().positive()) })

/**
 * POST office/content/{kind}/{key}/publish: the draft, from now on or for a while. 409 `draft-changed`,
 * `version-changed`, and `id-used` for the same id with something else; 422 `wrong-period`,
 * `start-past` and `period-too-far`, and `not-publishable` with the
 * problems in `errors`.
 */
export const contentPublishWire = z.object({
  /** The same id twice publishes once. */
  id: z.uuid(),
  revision: z.int(),
  latest: z.int().min(0),
  /** Null: at once. */
  from: momentWire.nullable(),
  /** Null: without an end. */
  until: momentWire.nullable(),
  note: z
    .string()
    .trim()
    .max(LONGEST_CONTENT_NOTE)
    .refine((text) => !isUnprintable(text), { error: 'Holds signs that nobody sees.' })
    .default(''),
})
export type ContentPublishWire = z.input<typeof contentPublishWire>

/** POST office/content/{kind}/{key}/undo. 409 `version-changed`, `already-undone`, and `id-used` as above. */
export const contentUndoWire = z.object({ id: z.uuid(), version: z.int().positive(), latest: z.int().min(0) })
export type ContentUndoWire = z.infer<typeof contentUndoWire>
