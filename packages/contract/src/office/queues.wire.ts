import { PROMISE_STATES } from '@fathom/domain/applications'
import {
  ITEM_EVENTS,
  LONGEST_NOTE,
  MOST_HELD,
  QUEUE_KINDS,
  QUEUE_ORDERS,
  QUEUE_OWNERS,
} from '@fathom/domain/office'
import { AUDIT_ACTIONS } from '@fathom/domain/session'
import { hasUnprintableText } from '@fathom/domain/translations'
import { z } from 'zod'
import { applicationWire } from '../applications/application.wire.ts'
import { waitingNamesWire } from '../certifications/card-name.wire.ts'
import { waitingPhotosWire } from '../certifications/card-photo.wire.ts'
import { certificationWire } from '../certifications/certification.wire.ts'
import { openReplacementsWire } from '../certifications/replacement.wire.ts'
import { waitingPaperWire } from '../forms/witness.wire.ts'
import { messageReportWire } from '../messages/report.wire.ts'
import { auditEntryWire } from './audit.wire.ts'
import { todayWire } from './figures.wire.ts'

const queueKindWire = z.enum(QUEUE_KINDS)

const personWire = z.object({ affiliateId: z.int(), name: z.string() })

/** One item of a queue, as the list shows it. */
const queueItemWire = z.object({
  kind: queueKindWire,
  id: z.string(),
  /** Since when it waits; for an application, from when on the promised days run. */
  since: z.string(),
  /** How an application stands against the promised days; null for anything else. */
  promise: z.enum(PROMISE_STATES).nullable(),
  person: personWire,
  /** A state of its queue. */
  state: z.string(),
  /** What it is about, in the reader's language; may be empty. */
  label: z.string(),
  /** Who works on it now; nobody while it's only loaded ahead. */
  holder: personWire
    .extend({
      since: z.string(),
      /** When it's free again, if the holder does nothing more with it. */
      until: z.string(),
    })
    .nullable(),
})
export type QueueItemWire = z.infer<typeof queueItemWire>

/** GET office/queues: what waits (OF-02). Only the queues that the caller has the right to work on. */
export const queuesWire = z.object({
  queues: z.array(
    z.object({
      kind: queueKindWire,
      count: z.int(),
      oldest: z.string().nullable(),
      workers: z.array(personWire),
    }),
  ),
  mine: z.array(queueItemWire),
  /** Webhooks that were switched off because nobody answers; for staff who manage them (OF-10). */
  failingWebhooks: z.int(),
  /** Purchases of shops that had no full effect and can be tried again; for the same staff. */
  failedPurchases: z.int(),
  /** Whether no file can be stored now, such as a photo. */
  isStorageFailing: z.boolean(),
  /** Whether mail waits because the mail server can't be used. */
  isMailFailing: z.boolean(),
  /** Work of the server itself that failed and isn't tried again; each email is such work. */
  failedJobs: z.array(z.object({ name: z.string(), count: z.int(), last: z.string() })),
  /** Null without the right for figures (OF-11). */
  today: todayWire.nullable(),
})
export type QueuesWire = z.infer<typeof queuesWire>

/** GET office/queues/{kind} */
export const queueQuery = z.object({
  search: z.string().trim().max(100).default(''),
  state: z.string().max(20).default(''),
  owner: z.enum(QUEUE_OWNERS).default('any'),
  sort: z.enum(QUEUE_ORDERS).default('oldest'),
  /** Where the next page begins: `next` of the page before. */
  after: z.string().max(100).optional(),
})

export const queuePageWire = z.object({
  items: z.array(queueItemWire),
  /** How many there are with these filters; null while searching. */
  total: z.int().nullable(),
  next: z.string().nullable(),
})
export type QueuePageWire = z.infer<typeof queuePageWire>

const historyEntryWire = auditEntryWire.extend({ action: z.enum([...AUDIT_ACTIONS, ...ITEM_EVENTS]) })
export type HistoryEntryWire = z.infer<typeof historyEntryWire>

const noteWire = z.object({ id: z.string(), author: z.string(), text: z.string(), at: z.string() })

/** What the organization knows of an applicant: never an answer of a form. */
const recordsWire = z.object({
  cards: z.array(certificationWire),
  courses: z.array(z.object({ name: z.string(), isCompleted: z.boolean() })),
  forms: z.array(z.object({ form: z.enum(['medical', 'release']), isValid: z.boolean() })),
})

const openedOf = <Kind extends string, Detail extends z.ZodType>(kind: Kind, detail: Detail) =>
  z.object({ kind: z.literal(kind), detail })

/** What a queue knows of one item. */
const queueDetailWire = z.discriminatedUnion('kind', [
  openedOf('applications', z.object({ application: applicationWire, records: recordsWire })),
  openedOf('photos', waitingPhotosWire.element),
  openedOf('names', waitingNamesWire.element),
  openedOf('orders', openReplacementsWire.element),
  openedOf('reports', messageReportWire),
  openedOf('papers', waitingPaperWire),
])
export type QueueDetailWire = z.infer<typeof queueDetailWire>

/**
 * GET office/queues/{kind}/{id}; POST {id}/take answers the same, 403 `own-item` for one's own, and 409 `held` with
 * `holder` while a colleague works on it.
 */
export const openedItemWire = z.object({
  item: queueItemWire,
  opened: queueDetailWire,
  notes: z.array(noteWire),
  /** What staff did with it, newest first. A note is an event without its text. */
  history: z.array(historyEntryWire),
})
export type OpenedItemWire = z.infer<typeof openedItemWire>

/**
 * POST office/queues/{kind}/next: the caller then holds this many, if there are, and works on the first one. That is
 * `open`, or the oldest. The others are reserved: nobody else gets them, and nobody works on them yet.
 */
export const takeNextWire = z
  .object({ hold: z.int().min(1).max(MOST_HELD).default(1), open: z.string().max(36).optional() })
  .nullish()

/** POST office/queues/{kind}/renew: what the caller still holds there. A claim ends when nobody renews it. */
export const renewedWire = z.object({ held: z.array(z.string()) })
export type RenewedWire = z.infer<typeof renewedWire>

export const takenWire = z.object({ items: z.array(openedItemWire) })
export type TakenWire = z.infer<typeof takenWire>

export const newNoteWire = z.object({
  /** Chosen once for each note: the same one again adds nothing, and 409 `id-used` for another note. */
  id: z.uuid().toLowerCase().optional(),
  text: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_NOTE)
    .refine((text) => !hasUnprintableText(text), {
      error: 'Holds signs that nobody sees.',
    }),
})
