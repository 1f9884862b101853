import type { GraphContext } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { readingLocale } from '../../platform/reading-locale.ts'
import { changingNotifications } from './change-notifications.ts'
import { countUnread, listNotifications } from './notifications.store.ts'
import { notificationsSubscriptions } from './notifications.subscriptions.ts'
import { factsOf, wordedIn } from './worded.ts'

const PAGE_LIMIT = 100

type PageArguments = { limit: number; offset: number; before?: string | null }

const wordsFor = ({ caller, request }: GraphContext) =>
  wordedIn(readingLocale(request.headers.get('accept-language'), caller))

export function notificationsResolvers(platform: Pick<Platform, 'db' | 'live' | 'clock'>) {
  const { db } = platform
  const changing = changingNotifications(platform)
  return {
    Query: {
      notifications: async (_: unknown, page: PageArguments, context: GraphContext) => {
        const rows = await listNotifications(db, context.caller.affiliateId, {
          limit: Math.min(Math.max(page.limit, 1), PAGE_LIMIT),
          offset: Math.max(page.offset, 0),
          before: page.before ? mustBeId(page.before) : undefined,
        })
        return rows.map(factsOf).map(wordsFor(context))
      },
      unreadCount: (_: unknown, __: unknown, { caller }: GraphContext) => countUnread(db, caller.affiliateId),
    },
    Mutation: {
      markRead: async (_: unknown, { id }: { id: string }, context: GraphContext) =>
        wordsFor(context)(await changing.markRead(context.caller.affiliateId, mustBeId(id))),
      markAllRead: (_: unknown, __: unknown, { caller }: GraphContext) =>
        changing.markAllRead(caller.affiliateId),
      deleteNotification: (_: unknown, { id }: { id: string }, { caller }: GraphContext) =>
        changing.remove(caller.affiliateId, mustBeId(id)),
      restoreNotification: async (_: unknown, { id }: { id: string }, context: GraphContext) =>
        wordsFor(context)(await changing.restore(context.caller.affiliateId, mustBeId(id))),
    },
    Subscription: notificationsSubscriptions(platform),
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function mustBeId(id: string): string {
  if (!UUID.test(id)) throw new Problem('not-found', 404)
  return id
}
