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
  const sequenceOf = sequenceReader(platform)
  return {
    Query: {
      liveSequence: (_: unknown, __: unknown, context: GraphContext) => sequenceOf(context),
      notifications: async (_: unknown, page: PageArguments, context: GraphContext) => {
        await sequenceOf(context)
        const rows = await listNotifications(db, context.caller.affiliateId, {
          limit: Math.min(Math.max(page.limit, 1), PAGE_LIMIT),
          offset: Math.max(page.offset, 0),
          before: page.before ? mustBeId(page.before) : undefined,
        })
        return rows.map(factsOf).map(wordsFor(context))
      },
      unreadCount: async (_: unknown, __: unknown, context: GraphContext) => {
        await sequenceOf(context)
        return countUnread(db, context.caller.affiliateId)
      },
    },
    Mutation: {
      markRead: async (_: unknown, { id }: { id: string }, context: GraphContext) =>
        wordsFor(context)(await changing.markRead(context.caller.affiliateId, mustBeId(id))),
      ...severalMutations(changing),
      deleteNotification: (_: unknown, { id }: { id: string }, { caller }: GraphContext) =>
        changing.remove(caller.affiliateId, mustBeId(id)),
      restoreNotification: async (_: unknown, { id }: { id: string }, context: GraphContext) =>
        wordsFor(context)(await changing.restore(context.caller.affiliateId, mustBeId(id))),
    },
    Subscription: notificationsSubscriptions(platform),
  }
}

type Changing = ReturnType<typeof changingNotifications>

const severalMutations = (changing: Changing) => ({
  markAllRead: (_: unknown, __: unknown, { caller }: GraphContext) =>
    changing.markAllRead(caller.affiliateId),
  undoMarkAllRead: (_: unknown, { at }: { at: string }, { caller }: GraphContext) =>
    changing.undoMarkAllRead(caller.affiliateId, mustBeMoment(at)),
  markSubjectRead: (_: unknown, { subject }: { subject: string }, { caller }: GraphContext) =>
    changing.markSubjectRead(caller.affiliateId, subject),
  deleteSubject: (_: unknown, { subject }: { subject: string }, { caller }: GraphContext) =>
    changing.removeSubject(caller.affiliateId, subject),
  restoreSubject: (_: unknown, { subject, at }: { subject: string; at: string }, { caller }: GraphContext) =>
    changing.restoreSubject(caller.affiliateId, subject, mustBeMoment(at)),
})

function mustBeMoment(at: string): Date {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) throw new Problem('not-found', 404)
  return moment
}

/** Read once per request, before anything else: a client that resumes from this number misses nothing. */
function sequenceReader({ live }: Pick<Platform, 'live'>) {
  const read = new WeakMap<GraphContext['request'], Promise<number>>()
  return ({ caller, request }: GraphContext): Promise<number> => {
    const known = read.get(request)
    if (known) return known
    const sequence = live.listChanges(caller.affiliateId, undefined).then(({ last }) => last)
    read.set(request, sequence)
    return sequence
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function mustBeId(id: string): string {
  if (!UUID.test(id)) throw new Problem('not-found', 404)
  return id
}
