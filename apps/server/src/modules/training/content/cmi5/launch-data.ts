import type { PackageActivity } from '@fathom/domain/training/content'
import type { Cmi5Session } from './cmi5-session.store.ts'

const SESSION_ID = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid'
const MASTERY_SCORE = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore'

const LAUNCH_MODES = { normal: 'Normal', review: 'Review', browse: 'Browse' } as const

/** The document `LMS.LaunchData`, which a unit reads before it sends anything. */
export function launchData(session: Cmi5Session, activity: PackageActivity, returnUrl: string) {
  const { masteryScore, launchData: launchParameters, entitlementKey, moveOn } = activity
  return {
    contextTemplate: {
      registration: session.attemptId,
      contextActivities: { grouping: [{ objectType: 'Activity', id: activity.id }] },
      extensions: {
        [SESSION_ID]: session.sessionId,
        ...(masteryScore !== null && { [MASTERY_SCORE]: masteryScore }),
      },
    },
    launchMode: LAUNCH_MODES[session.mode],
    launchMethod: 'AnyWindow',
    moveOn: moveOn ?? 'NotApplicable',
    returnURL: returnUrl,
    ...(launchParameters !== null && { launchParameters }),
    ...(masteryScore !== null && { masteryScore }),
    ...(entitlementKey !== null && { entitlementKey: { courseStructure: entitlementKey } }),
  }
}
