import type { Platform } from '../../../platform/platform.ts'
import { createLaunchTokens } from '../content/origin/launch-token.ts'
import type { PrepareLaunch } from './launch.ts'

/** The address of the player, and what a package of SCORM must be told. */
export function plainLaunch({
  secrets,
  clock,
  config,
}: Pick<Platform, 'secrets' | 'clock' | 'config'>): PrepareLaunch {
  const tokens = createLaunchTokens(secrets, clock)
  return async ({ caller, content, activityId, attempt, mode }) => {
    const { contentId, standard } = content
    const { affiliateId, familyName, givenName, language } = caller
    const opening = content.activities.filter(({ href }) => href !== null)
    const at = opening.findIndex(({ id }) => id === activityId)
    const activity = opening[at]
    const token = tokens.issue({ affiliateId, contentId, attemptId: attempt.attemptId })
    return {
      playerUrl: `${config.contentUrl}/${token}/player.html`,
      start: {
        type: 'start',
        standard,
        attemptId: attempt.attemptId,
        activityId,
        title: activity?.title ?? '',
        launch: `${contentId}/${activity?.href ?? ''}`,
        saved: attempt.state,
        learner: { id: String(affiliateId), name: `${familyName}, ${givenName}`, language },
        mode,
        isAsset: activity?.isAsset ?? false,
        hasNext: at < opening.length - 1,
        hasPrevious: at > 0,
        masteryScore: activity?.masteryScore ?? null,
        completionThreshold: activity?.completionThreshold ?? null,
        launchData: activity?.launchData ?? null,
        timeLimit: activity?.timeLimit ?? null,
        timeLimitAction: activity?.timeLimitAction ?? null,
      },
    }
  }
}
