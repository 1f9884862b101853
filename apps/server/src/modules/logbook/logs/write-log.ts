import type { DiveLogWire, LogContentWire } from '@fathom/contract/logbook'
import type { LogAction, LogStatus, LogType, LogVerdict } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findInstructor, type Instructor, instructorName } from '../find-instructor.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { invalidLog } from './check-log.ts'
import { nameOf } from './history.store.ts'

export const refusal = (verdict: LogVerdict | undefined) =>
  new Problem('refused', 409, {
    extra: { because: !verdict || verdict.granted ? 'no-such-move' : verdict.because },
  })

export const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A new document, without photos or history. */
export function newDocument(
  caller: User,
  { id, logType, content, now }: { id: string; logType: LogType; content: LogContentWire; now: Date },
): DiveLogWire {
  return {
    id,
    affiliate_id: caller.affiliateId,
    log_type: logType,
    status: 'Draft',
    created_date: now.toISOString(),
    updated_date: now.toISOString(),
    version: 1,
    ...content,
    experience: { ...content.experience, photos: [] },
    resubmit_reason: null,
    profile_sketch: null,
    submitted_date: null,
    instructor_name: '',
    verification: null,
  }
}

/** The document after a save: the input, and what follows from the action. */
export function nextDocument(
  before: DiveLogWire,
  content: LogContentWire,
  more: { status: LogStatus; now: Date; instructor: Instructor | undefined; action: LogAction },
): DiveLogWire {
  const isSubmitted = more.action === 'submit'
  const isWithdrawn = more.action === 'withdraw'
  return {
    ...before,
    ...content,
    experience: { ...content.experience, photos: before.experience.photos },
    status: more.status,
    version: before.version + 1,
    updated_date: more.now.toISOString(),
    resubmit_reason: more.status === 'Resubmit' ? before.resubmit_reason : null,
    submitted_date: isSubmitted ? more.now.toISOString() : isWithdrawn ? null : before.submitted_date,
    instructor_name: more.instructor ? instructorName(more.instructor) : before.instructor_name,
  }
}

/** The instructor that a log is sent to; throws 'Invalid Instructor Number' (VA-05). */
export async function instructorFor(
  deps: LogbookDeps,
  tx: Queryable,
  caller: User,
  content: LogContentWire,
): Promise<Instructor> {
  const number = content.memsys_member_number
  const found = number === null ? undefined : await findInstructor(tx, deps, number)
  // Divers can't verify their own dives.
  if (!found || found.affiliateId === caller.affiliateId)
    throw invalidLog(
      [{ section: 'dive', field: 'instructorNumber', problem: 'instructor-unknown' }],
      caller.language,
    )
  return found
}

export async function notifyInstructor(
  deps: LogbookDeps,
  tx: Queryable,
  caller: User,
  { doc, instructor }: { doc: DiveLogWire; instructor: Instructor },
): Promise<void> {
  await deps.notify(tx, instructor.affiliateId, {
    kind: 'log-submitted',
    values: { student: caller.givenName || nameOf(caller), title: doc.dive_title },
    url: '/logbook/review',
    subject: `dive-log:${doc.id}`,
    key: `log-submitted ${doc.affiliate_id} ${doc.id} ${doc.version}`,
  })
}
