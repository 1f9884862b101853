import type { DiveLogWire, LogListsInput } from '@fathom/contract/logbook'
import { actionTowards, type LogAction, type LogType, mayDo } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { checkCourseDive } from '../course-dives.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { checkLog } from './check-log.ts'
import { replaceLog } from './dive-log.store.ts'
import { type LogOutcome, writeEach } from './each-log.ts'
import { type LogInput, mergeInput } from './merge-input.ts'
import { getOwnLog } from './own-log.ts'
import { instructorFor, nextDocument, notifyInstructor, refusal } from './write-log.ts'

export type Target = { id: string; logType: LogType; version?: number | null | undefined }

/** Saves a change based on `version`, and applies the requested status. */
export async function updateLog(
  deps: LogbookDeps,
  caller: User,
  target: Target & { input: LogInput },
): Promise<DiveLogWire> {
  return deps.db.transaction(async (tx) => {
    const before = await getOwnLog(tx, caller, target)
    const action = actionTowards(before.doc.status, target.input.status ?? undefined)
    if (action === 'withdraw') return withdraw(deps, tx, caller, before.doc)
    return save(deps, tx, caller, { ...before, action, input: target.input })
  })
}

/** LO-08: sets the tags and the gear of several logs, of either type, each based on its version. */
export const updateLogLists = (
  deps: LogbookDeps,
  caller: User,
  logs: readonly LogListsInput[],
): Promise<LogOutcome[]> =>
  writeEach(deps, logs, ({ id, version, tags, gear }) =>
    deps.db.transaction(async (tx) => {
      const before = await getOwnLog(tx, caller, { id, version })
      const input = { experience: { tags }, equipment: { gear } }
      return save(deps, tx, caller, { ...before, action: 'edit', input })
    }),
  )

type Save = { doc: DiveLogWire; reviewerId: number | null; action: LogAction | undefined; input: LogInput }

async function save(
  deps: LogbookDeps,
  tx: Queryable,
  caller: User,
  { doc: before, reviewerId, action, input }: Save,
): Promise<DiveLogWire> {
  const logType = before.log_type
  const verdict = action && mayDo(action, { logType, status: before.status }, 'owner')
  if (!action || !verdict?.granted) throw refusal(verdict)
  const now = deps.clock.now()
  const content = mergeInput(before, input)
  const isFinished = verdict.status === 'Pending' || verdict.status === 'Published'
  checkLog(content, logType, { isFinished, now, language: caller.language, before })
  if (action === 'submit') await checkCourseDive(tx, caller, content)
  const instructor = action === 'submit' ? await instructorFor(deps, tx, caller, content) : undefined
  const after = nextDocument(before, content, { status: verdict.status, now, instructor, action })
  await replaceLog(tx, after, { reviewerId: instructor?.affiliateId ?? reviewerId })
  await recordChange(deps, tx, caller, {
    ...{ action, at: now, before, after },
    alsoNotified: instructor?.affiliateId,
  })
  if (instructor) await notifyInstructor(deps, tx, caller, { doc: after, instructor })
  return after
}

/** Back to Draft: the instructor no longer sees it. */
export async function withdrawLog(deps: LogbookDeps, caller: User, target: Target): Promise<DiveLogWire> {
  return deps.db.transaction(async (tx) =>
    withdraw(deps, tx, caller, (await getOwnLog(tx, caller, target)).doc),
  )
}

async function withdraw(
  deps: LogbookDeps,
  tx: Queryable,
  caller: User,
  before: DiveLogWire,
): Promise<DiveLogWire> {
  const verdict = mayDo('withdraw', { logType: before.log_type, status: before.status }, 'owner')
  if (!verdict.granted) throw refusal(verdict)
  const now = deps.clock.now()
  const more = { status: verdict.status, now, instructor: undefined, action: 'withdraw' as const }
  const after = { ...nextDocument(before, before, more), instructor_name: '' }
  await replaceLog(tx, after, { reviewerId: null })
  await recordChange(deps, tx, caller, { action: 'withdraw', at: now, before, after })
  return after
}
