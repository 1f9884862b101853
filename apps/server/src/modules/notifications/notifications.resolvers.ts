import type { NotificationKind } from '@fathom/domain/notifications'
import { matchLocale } from '@fathom/domain/translations'
import type { Messages } from '@fathom/locales'
import { translatorFor } from '@fathom/locales/node'
import type { Database } from '../../platform/database/index.ts'
import type { GraphContext } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import * as store from './notifications.store.ts'

const PAGE_LIMIT = 100

export function notificationsResolvers(db: Database) {
  return {
    Query: {
      notifications: async (
        _: unknown,
        page: { limit: number; offset: number },
        { caller, request }: GraphContext,
      ) => {
        const limit = Math.min(Math.max(page.limit, 1), PAGE_LIMIT)
        const rows = await store.listNotifications(db, caller.affiliateId, {
          limit,
          offset: Math.max(page.offset, 0),
        })
        return rows.map(worded(request, caller.language))
      },
      unreadCount: (_: unknown, __: unknown, { caller }: GraphContext) =>
        store.countUnread(db, caller.affiliateId),
    },
    Mutation: {
      markRead: async (_: unknown, { id }: { id: string }, { caller, request }: GraphContext) => {
        const row = await store.markRead(db, caller.affiliateId, uuid(id))
        if (!row) throw new Problem('not-found', 404)
        return worded(request, caller.language)(row)
      },
      markAllRead: (_: unknown, __: unknown, { caller }: GraphContext) =>
        store.markAllRead(db, caller.affiliateId),
      deleteNotification: (_: unknown, { id }: { id: string }, { caller }: GraphContext) =>
        store.deleteNotification(db, caller.affiliateId, uuid(id)),
    },
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function uuid(id: string): string {
  if (!UUID.test(id)) throw new Problem('not-found', 404)
  return id
}

type Wording = (
  key: `notifications.${NotificationKind}.${'name' | 'message'}` & keyof Messages,
  values: store.NotificationRow['values'],
) => string

/** Kept as a kind with values, worded when it is read: a reader who changes language rereads all in the new one. */
function worded(request: Request, language: string) {
  const wished = request.headers.get('accept-language')?.split(',')[0] ?? language
  // The values come from the database, where the type of each kind's values is not known any longer.
  const t = translatorFor(matchLocale([wished, language])).t as unknown as Wording
  return (row: store.NotificationRow) => ({
    id: row.id,
    affiliate_id: Number(row.affiliate_id),
    timestamp: row.created_at.toISOString(),
    read: row.read_at !== null,
    url: row.url,
    name: t(`notifications.${row.kind}.name`, row.values),
    message: t(`notifications.${row.kind}.message`, row.values),
  })
}
