import type { NotificationWire } from '@fathom/contract/notifications'
import type { NotificationKind } from '@fathom/domain/notifications'
import type { Locale } from '@fathom/domain/translations'
import type { Messages } from '@fathom/locales'
import { translatorFor } from '@fathom/locales/node'
import type { NotificationRow } from './notifications.store.ts'

/** A notification without its text, as the journal stores it. */
export type Facts = {
  id: string
  affiliateId: number
  kind: NotificationKind
  values: Record<string, string | number>
  url: string
  subject: string | null
  createdAt: string
  isRead: boolean
}

export const factsOf = (row: NotificationRow): Facts => ({
  id: row.id,
  affiliateId: Number(row.affiliate_id),
  kind: row.kind,
  values: row.values,
  url: row.url,
  subject: row.subject,
  createdAt: row.created_at.toISOString(),
  isRead: row.read_at !== null,
})

type Wording = (
  key: `notifications.${NotificationKind}.${'name' | 'message'}` & keyof Messages,
  values: Facts['values'],
) => string

/**
 * Stored as a kind with values and worded on read, so a reader who changes language sees everything in the
 * new one.
 */
export function wordedIn(locale: Locale): (facts: Facts) => NotificationWire {
  // The values come from the database, where the types of each kind's values are lost.
  const t = translatorFor(locale).t as unknown as Wording
  return ({ id, affiliateId, kind, values, url, subject, createdAt, isRead }) => ({
    id,
    affiliate_id: affiliateId,
    timestamp: createdAt,
    read: isRead,
    name: t(`notifications.${kind}.name`, values),
    url,
    message: t(`notifications.${kind}.message`, values),
    kind,
    subject,
  })
}
