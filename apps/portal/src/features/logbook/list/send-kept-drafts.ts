import type { Calls } from '../../../shared/calls.tsx'
import { writerOf } from '../form/form.mutations.ts'
import { deviceDrafts } from '../form/saving/kept-draft.ts'
import { sendKept } from '../form/saving/send-kept.ts'

/** Answers how many got through; most visits have none, so this is fetched apart from the list. */
export const sendKeptDrafts = (calls: Calls, affiliateId: number): Promise<number> =>
  sendKept(deviceDrafts, affiliateId, (logType) => writerOf(calls, logType))
