import { contentFrom, type DiveLogContent, emptyValue, valueAt } from '../fields.ts'
import type { LogStatus, LogType } from './log-status.ts'

export type DepthTime = DiveLogContent['depthTime']
export type Conditions = DiveLogContent['conditions']
export type Equipment = DiveLogContent['equipment']
export type Experience = DiveLogContent['experience']

export type Photo = {
  id: string
  /** Both require the bearer token. */
  url: string
  thumbnailUrl: string
  caption: string
  width: number
  height: number
}

export type Verification = { instructorNumber: number; name: string; at: string }

/** A stored log. */
export type DiveLog = DiveLogContent & {
  id: string
  affiliateId: number
  logType: LogType
  status: LogStatus
  /** The version that a change is based on. */
  version: number
  createdAt: string
  updatedAt: string
  photos: readonly Photo[]
  /** Why the instructor returned it; null unless the status is Resubmit. */
  resubmitReason: string | null
  submittedAt: string | null
  /** `profileSketch` of its first profile; null without one. */
  sketch: readonly number[] | null
  /** Empty until the log is submitted. */
  instructorName: string
  verification: Verification | null
}

/** LO-09: the highest number that a diver's first dive here may have. */
export const HIGHEST_FIRST_NUMBER = 99_999

export const EMPTY_LOG: DiveLogContent = contentFrom(emptyValue)

/** What the diver entered, without the server's metadata. */
export const contentOf = (log: DiveLog): DiveLogContent => contentFrom((field) => valueAt(log, field))

/** 'As my last dive': copies what usually stays the same. Pressures belong to a single dive. */
export function asLastDive(content: DiveLogContent, last: DiveLogContent): DiveLogContent {
  const { startingPressure, endingPressure } = content.equipment
  const moreCylinders = last.equipment.moreCylinders.map((cylinder) => ({
    ...cylinder,
    startingPressure: null,
    endingPressure: null,
  }))
  return {
    ...content,
    equipment: { ...last.equipment, startingPressure, endingPressure, moreCylinders },
    experience: {
      ...content.experience,
      buddies: last.experience.buddies,
      diveCenter: last.experience.diveCenter,
    },
  }
}
