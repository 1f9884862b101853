import type { DiveLogWire } from '@fathom/contract/logbook'
import { actionTowards, type LogType, mayDo } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { checkCourseDive } from '../course-dives.ts'
import { recordChange } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { checkLog } from './check-log.ts'
import { insertLog, lockLog } from './dive-log.store.ts'
import { type LogInput, mergeInput } from './merge-input.ts'
import { instructorFor, newDocument, nextDocument, notifyInstructor, refusal, UUID } from './write-log.ts'

/**
 * Creates a log under the id that the client generated. Sending the same log again changes nothing and
 * returns the current log.
 */
export async function createLog(
  deps: LogbookDeps,
  caller: User,
  { id, logType, input }: { id: string; logType: LogType; input: LogInput },
): Promise<DiveLogWire> {
  if (!UUID.test(id)) throw new Problem('invalid-input', 400, { errors: ['id: not a UUID'] })
  return deps.db.transaction(async (tx) => {
    const stored = await lockLog(tx, caller.affiliateId, id.toLowerCase())
    if (stored) return sameLog(stored, logType)
    const now = deps.clock.now()
    const content = mergeInput(undefined, input)
    const draft = newDocument(caller, { id: id.toLowerCase(), logType, content, now })
    const action = actionTowards('Draft', input.status ?? undefined)
    const verdict = action && mayDo(action, { logType, status: 'Draft' }, 'owner')
    if (!action || !verdict?.granted) throw refusal(verdict)
    checkLog(content, logType, { isFinished: action !== 'edit', now, language: caller.language })
    if (action === 'submit') await checkCourseDive(tx, caller, content)
    const instructor = action === 'submit' ? await instructorFor(deps, tx, caller, content) : undefined
    const doc =
      action === 'edit'
        ? draft
        : { ...nextDocument(draft, content, { status: verdict.status, now, instructor, action }), version: 1 }
    if (!(await insertLog(tx, doc, instructor?.affiliateId ?? null)))
      return sameLog(await lockLog(tx, caller.affiliateId, doc.id), logType)
    const alsoNotified = instructor?.affiliateId
    await recordChange(deps, tx, caller, { action: 'create', at: now, before: doc, after: doc, alsoNotified })
    if (instructor) await notifyInstructor(deps, tx, caller, { doc, instructor })
    return doc
  })
}

function sameLog(
  stored: { doc: DiveLogWire; deletedAt: Date | null } | undefined,
  logType: LogType,
): DiveLogWire {
  if (!stored || stored.deletedAt || stored.doc.log_type !== logType) throw new Problem('id-taken', 409)
  return stored.doc
}
