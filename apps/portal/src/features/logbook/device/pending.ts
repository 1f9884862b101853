import type { DiveLogQuery, Seal } from '@fathom/contract/logbook'
import { contentOf, type DiveLog, type LogStatus, type LogType } from '@fathom/domain/logbook'
import { merge, unknownBase } from '../form/draft/merge.ts'
import type { StoredDive } from '../form/draft/stored-dive.ts'

/** TS-15: the code of a verified dive. */
export type DiveCode = NonNullable<NonNullable<DiveLogQuery['diveLog']>['code']>

/** A log as the server has it, with what its page shows beyond the log. */
export type ServerDive = { log: DiveLog; seal: Seal | null; code: DiveCode | null }

/** What a dive on this device waits for. */
export type Waiting =
  /** Its upload. */
  | 'upload'
  /** The diver: the same field was changed elsewhere. */
  | 'conflict'
  /** The diver: it was changed here and deleted elsewhere. */
  | 'deleted-elsewhere'
  /** The diver: it was deleted here and changed elsewhere. */
  | 'changed-elsewhere'

/** A dive with what waits on this device applied. */
export type DeviceDive = ServerDive & {
  waits?: Waiting
  /** It isn't saved as a dive yet, and nobody asked for that. */
  isDraft?: boolean
}

/** A delete that the server doesn't know yet. */
export type StoredDelete = {
  id: string
  affiliateId: number
  logType: LogType
  /** What the diver saw when deleting it: a newer log isn't deleted without asking. */
  version: number
  title: string
  deletedAt: string
  /** It was sent, so the server may know it although its answer got lost. */
  isTried?: true
  /** The diver took it back after it was sent: the server has to restore the dive. */
  isTakenBack?: true
}

export type Pending = {
  drafts: readonly StoredDive[]
  deletes: readonly StoredDelete[]
  /** Deletes that were taken back, which the server may know. */
  restores: readonly StoredDelete[]
}

/**
 * When this device last had everything that the server has; undefined while it doesn't have everything yet.
 */
type WholeAt = string | undefined

/** BO-03, BO-04: the logbook as the diver left it, whether or not the server knows. */
export function withPending(
  stored: readonly ServerDive[],
  { drafts, deletes }: Omit<Pending, 'restores'>,
  wholeAt: WholeAt,
): readonly DeviceDive[] {
  if (drafts.length === 0 && deletes.length === 0) return stored
  const dives = new Map<string, DeviceDive>(stored.map((dive) => [dive.log.id, dive]))
  for (const draft of drafts.toSorted((one, other) => (one.savedAt < other.savedAt ? -1 : 1))) {
    const before = dives.get(draft.id)
    const isUnsaved = draft.base?.status === 'Published' && draft.request === undefined
    const now = before ? changed(before, draft) : added(draft, wholeAt)
    // Changes to a published dive that weren't saved yet are still in the form; a conflict asks all the same.
    if (!before || !isUnsaved) dives.set(draft.id, now)
    else if (now.waits === 'conflict') dives.set(draft.id, { ...before, waits: now.waits })
  }
  for (const { id, version } of deletes) {
    const dive = dives.get(id)
    if (dive && dive.log.version > version) dives.set(id, { ...dive, waits: 'changed-elsewhere' })
    else dives.delete(id)
  }
  return [...dives.values()]
}

/** A log that is to be sent to the instructor isn't sent yet, so the diver may still change it. */
const statusOf = (now: LogStatus, { request }: StoredDive): LogStatus =>
  request === 'Published' ? request : now

const isDraft = (status: LogStatus, { request }: StoredDive) => status === 'Draft' && request === undefined

function changed(dive: DeviceDive, draft: StoredDive): DeviceDive {
  const { base, content } = draft
  // The device may not have read yet what an earlier part of the same draft saved.
  const theirs = base && base.version > dive.log.version ? base : dive.log
  const both = merge(base ? contentOf(base) : unknownBase(theirs), content, contentOf(theirs))
  const waits = dive.waits === 'conflict' || both.conflicts.length > 0 ? 'conflict' : 'upload'
  const log = { ...theirs, ...both.mine, status: statusOf(theirs.status, draft) }
  return { ...dive, log, waits, isDraft: isDraft(log.status, draft) }
}

function added(draft: StoredDive, wholeAt: WholeAt): DeviceDive {
  const { base, content, savedAt, id, affiliateId, logType } = draft
  const isGone = draft.isGone || (base !== null && wholeAt !== undefined && wholeAt > savedAt)
  const log: DiveLog = {
    ...(base ?? {
      ...{ id, affiliateId, logType, status: 'Draft', version: 0, createdAt: savedAt, updatedAt: savedAt },
      sketch: null,
      ...{ photos: [], resubmitReason: null, submittedAt: null, instructorName: '', verification: null },
    }),
    ...content,
    status: statusOf(base?.status ?? 'Draft', draft),
  }
  const waits = isGone ? 'deleted-elsewhere' : 'upload'
  return { log, seal: null, code: null, waits, isDraft: isDraft(log.status, draft) }
}
