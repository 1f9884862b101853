import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GuardianCodeWire, WitnessedAnswersWire } from '@fathom/contract/forms'
import { asciiDigits } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt, returnAttempt } from '../../../platform/rate-limit.ts'
import { readTakenBack } from '../documents/earlier-answers.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { noteReading } from '../reading.store.ts'
import { getAwaitingGuardian, handoverOf, mustTeach, type OfStudent } from './witness.ts'

const PURPOSE = 'forms.guardian-code'
const DIGITS = 8

/** Enough for typing mistakes; at this pace nobody finds one of a hundred million. */
const TRIES = { limit: 10, windowSeconds: 3600 }

/** Computed from the document, so it's stored nowhere and stays the same until the guardian has signed. */
function codeOf({ secrets }: Pick<FormsDeps, 'secrets'>, documentId: string): string {
  const digest = createHmac('sha256', secrets.keyFor(PURPOSE)).update(documentId).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** TS-06: the diver passes the code on to the guardian; nobody else gets it. */
export async function readGuardianCode(
  deps: FormsDeps,
  { affiliateId }: User,
  documentId: string,
): Promise<GuardianCodeWire> {
  await getAwaitingGuardian(deps, deps.db, { affiliateId, documentId })
  return { code: codeOf(deps, documentId) }
}

const isSameCode = (entered: string, code: string) =>
  entered.length === code.length && timingSafeEqual(Buffer.from(entered), Buffer.from(code))

/**
 * TS-06: the answers for the guardian, on the device of the witness, who doesn't know the code. Only while the
 * device is handed over for this form: otherwise a teacher who learned the code would read them.
 */
export async function readForGuardian(
  deps: FormsDeps,
  caller: User,
  of: OfStudent,
  { code }: { code: string },
): Promise<WitnessedAnswersWire> {
  await mustTeach(deps, caller, of.affiliateId)
  const { row, answers } = await getAwaitingGuardian(deps, deps.db, of)
  if ((await deps.findHandover(caller)) !== handoverOf(of)) throw new Problem('not-handed-over', 409)
  const now = deps.clock.now()
  const key = `guardian code ${row.id}`
  const { allowed, retryAfterSeconds } = await countAttempt(deps.db, key, TRIES, now)
  if (!allowed) throw new Problem('too-many-codes', 429, { extra: { retryAfter: retryAfterSeconds } })
  if (!isSameCode(asciiDigits(code).replaceAll(/\D/g, ''), codeOf(deps, row.id)))
    throw new Problem('code-wrong', 422)
  await returnAttempt(deps.db, key)
  const reading = { affiliateId: of.affiliateId, documentId: row.id, readerId: caller.affiliateId }
  await noteReading(deps.db, { ...reading, reader: 'guardian', what: 'document' }, now)
  return { answers: answers.answers, takenBack: await readTakenBack(deps, deps.db, row) }
}
