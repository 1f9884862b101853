import { randomUUID } from 'node:crypto'
import type { AttemptStateWire, PlayerStartWire } from '@fathom/contract/training/content'
import type { User } from '@fathom/domain/session'
import type { PackageActivity, PackageContent } from '@fathom/domain/training/content'
import { Problem } from '../../../platform/problem.ts'
import { addSession } from './cmi5/cmi5-session.store.ts'
import { activityIri, actorOf } from './cmi5/names.ts'
import type { ContentDeps } from './content.deps.ts'
import { createLaunchTokens } from './origin/launch-token.ts'

export type LaunchRequest = {
  caller: User
  content: PackageContent
  activityId: string
  attempt: { attemptId: string; state: AttemptStateWire | null }
  mode: PlayerStartWire['mode']
}

export type LaunchDeps = Pick<ContentDeps, 'db' | 'secrets' | 'clock' | 'config' | 'hasEnded'>

/** Creates the player's URL and launch data for one attempt. */
export async function prepareLaunch(
  deps: LaunchDeps,
  request: LaunchRequest,
): Promise<{ launchToken: string; playerUrl: string; start: PlayerStartWire }> {
  const { caller, content, activityId, attempt, mode } = request
  const launchable = content.activities.filter(({ href }) => href !== null)
  const index = launchable.findIndex(({ id }) => id === activityId)
  const activity = launchable[index]
  if (!activity) throw new Problem('no-activity-found', 404)
  const { affiliateId, language, sid } = caller
  const { contentId, standard } = content
  const { attemptId } = attempt
  const token = createLaunchTokens(deps).issue({ affiliateId, contentId, attemptId, sid })
  const base = `${deps.config.contentUrl}/${token}`
  const page = `${contentId}/${activity.href}`
  const start: PlayerStartWire = {
    type: 'start',
    standard,
    attemptId,
    activityId,
    title: activity.title,
    launch: standard === 'cmi5' ? withLaunch(page, await cmi5Launch(deps, request, base)) : page,
    saved: attempt.state,
    learner: { id: String(affiliateId), name: learnerName(caller), language },
    mode,
    hasNext: index < launchable.length - 1,
    hasPrevious: index > 0,
    choices: launchable.map(({ id }) => id),
    ...settingsOf(activity),
  }
  return { launchToken: token, playerUrl: `${base}/player.html`, start }
}

const settingsOf = (activity: PackageActivity) => ({
  isAsset: activity.isAsset,
  masteryScore: activity.masteryScore,
  completionThreshold: activity.completionThreshold,
  launchData: activity.launchData,
  ...(activity.objectives && { objectives: activity.objectives }),
  timeLimit: activity.timeLimit,
  timeLimitAction: activity.timeLimitAction,
})

/** SCORM expects the family name first. */
const learnerName = ({ givenName, familyName }: User): string =>
  [familyName, givenName].filter(Boolean).join(', ')

/** Opens a session that the unit can start once, and returns the parameters for its address. */
async function cmi5Launch(
  { db, clock, config }: LaunchDeps,
  { caller, content, activityId, attempt: { attemptId }, mode }: LaunchRequest,
  base: string,
): Promise<URLSearchParams> {
  const { affiliateId, language } = caller
  const { contentId } = content
  const sessionId = randomUUID()
  await addSession(
    db,
    { sessionId, affiliateId, attemptId, contentId, activityId, language, mode },
    clock.now(),
  )
  return new URLSearchParams({
    endpoint: `${base}/xapi/`,
    fetch: `${base}/cmi5/fetch?session=${sessionId}`,
    actor: JSON.stringify(actorOf(config, affiliateId)),
    registration: attemptId,
    activityId: activityIri(config, contentId, activityId),
  })
}

/** Keeps the existing query, and inserts before the fragment. */
function withLaunch(page: string, launch: URLSearchParams): string {
  const [address = '', fragment] = page.split('#', 2)
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}${launch}${fragment === undefined ? '' : `#${fragment}`}`
}
