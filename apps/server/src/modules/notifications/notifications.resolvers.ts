import type { ResolverArgs } from '@fathom/contract/notifications'
import type { GraphContext, Resolvers } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { readingLocale } from '../../platform/reading-locale.ts'
import { changingNotifications } from './change-notifications.ts'
import { countUnread, listNotifications } from './notifications.store.ts'
import { notificationsSubscriptions } from './notifications.subscriptions.ts'
import { factsOf, wordedIn } from './worded.ts'

const PAGE_LIMIT = 100

const wordsFor = ({ caller, request }: GraphContext) =>
  wordedIn(readingLocale(request.headers.get('accept-language'), caller))

export function notificationsResolvers(platform: Pick<Platform, 'db' | 'live' | 'clock'>) {
  const { db } = platform
  const changing = changingNotifications(platform)
  const sequenceOf = sequenceReader(platform)
  return {
    Query: {
      liveSequence: (_, __, context) => sequenceOf(context),
      notifications: async (_, page, context) => {
        await sequenceOf(context)
        const rows = await listNotifications(db, context.caller.affiliateId, {
          limit: Math.min(Math.max(page.limit, 1), PAGE_LIMIT),
          offset: Math.max(page.offset, 0),
          before: page.before ? mustBeId(page.before) : undefined,
        })
        return rows.map(factsOf).map(wordsFor(context))
      },
      unreadCount: async (_, __, context) => {
        await sequenceOf(context)
        return countUnread(db, context.caller.affiliateId)
      },
    } satisfies Resolvers<ResolverArgs['Query']>,
    Mutation: {
      markRead: async (_, { id }, context) =>
        wordsFor(context)(await changing.markRead(context.caller.affiliateId, mustBeId(id))),
      ...severalMutations(changing),
      deleteNotification: (_, { id }, { caller }) => changing.remove(caller.affiliateId, mustBeId(id)),
      restoreNotification: async (_, { id }, context) =>
        wordsFor(context)(await changing.restore(context.caller.affiliateId, mustBeId(id))),
    } satisfies Mutations,
    Subscription: notificationsSubscriptions(platform),
  }
}

type Mutations = Resolvers<ResolverArgs['Mutation']>
type Changing = ReturnType<typeof changingNotifications>

const severalMutations = (
  changing: Changing,
): Pick<
  Mutations,
  'markAllRead' | 'undoMarkAllRead' | 'markSubjectRead' | 'deleteSubject' | 'restoreSubject'
> => ({
  markAllRead: (_, __, { caller }) => changing.markAllRead(caller.affiliateId),
  undoMarkAllRead: (_, { at }, { caller }) => changing.undoMarkAllRead(caller.affiliateId, mustBeMoment(at)),
  markSubjectRead: (_, { subject }, { caller }) => changing.markSubjectRead(caller.affiliateId, subject),
  deleteSubject: (_, { subject }, { caller }) => changing.removeSubject(caller.affiliateId, subject),
  restoreSubject: (_, { subject, at }, { caller }) =>
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
