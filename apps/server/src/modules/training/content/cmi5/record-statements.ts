import { createHash, randomUUID } from 'node:crypto'
import type { Answer } from '@fathom/domain/training'
import { type Cmi5Said, cmi5Fault, cmi5Summary, type PackageActivity } from '@fathom/domain/training/content'
import type { Queryable } from '../../../../platform/database/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { ContentDeps } from '../content.deps.ts'
import { answerOf } from './answer-of.ts'
import { type Cmi5Session, findSession } from './cmi5-session.store.ts'
import { activityIri, isActor } from './names.ts'
import { isDefined, type Statement, saidIn } from './read-statement.ts'
import { addStatement, findStatement, listSaid } from './statement.store.ts'

const MOST_STATEMENTS = 10_000

/** Stores a unit's statements, all or none, and updates the attempt's status. Returns the ids. */
export async function recordStatements(
  deps: ContentDeps,
  session: Cmi5Session,
  activity: PackageActivity,
  statements: readonly Statement[],
): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    await findSession(tx, session, session.sessionId, true)
    const said = await listSaid(tx, session)
    const answers: Answer[] = []
    const ids: string[] = []
    let isNew = false
    for (const statement of statements) {
      const recorded = await recordStatement(deps, tx, { session, activity, said }, statement)
      ids.push(recorded.id)
      if (!recorded.said) continue
      isNew = true
      said.push(recorded.said)
      answers.push(...[answerOf(statement, session.language) ?? []].flat())
    }
    if (isNew) await saveToAttempt(deps, tx, { session, activity, said }, answers)
    return ids
  })
}

/** A unit that plays, and what it has said so far. */
type Playing = { session: Cmi5Session; activity: PackageActivity; said: readonly Cmi5Said[] }

type Recorded = { id: string; said: Cmi5Said | undefined }

async function recordStatement(
  { config, clock }: ContentDeps,
  tx: Queryable,
  { session, activity, said: before }: Playing,
  statement: Statement,
): Promise<Recorded> {
  const id = statement.id ?? randomUUID()
  const digest = createHash('sha256').update(JSON.stringify(statement)).digest('base64url')
  const known = await findStatement(tx, session.affiliateId, id)
  if (known) {
    if (known.digest !== digest) throw new Problem('statement-conflict', 409)
    return { id, said: undefined }
  }
  checkContext(config.publicUrl, session, statement)
  const said = saidIn(statement, session.sessionId)
  checkRules(session, activity, before, statement, said)
  if (before.length >= MOST_STATEMENTS) throw new Problem('too-many-statements', 413)
  const storedAt = clock.now()
  await addStatement(tx, session, { ...said, id, digest, storedAt, body: completed(statement, id, storedAt) })
  return { id, said }
}

/** A unit may only make statements about its own learner, attempt and itself. */
function checkContext(publicUrl: string, session: Cmi5Session, statement: Statement): void {
  if (!isActor({ publicUrl }, session.affiliateId, statement.actor)) throw forbidden('the actor is another')
  const { registration = session.attemptId } = statement.context ?? {}
  if (registration.toLowerCase() !== session.attemptId) throw forbidden('the registration is another')
  const own = activityIri({ publicUrl }, session.contentId, session.activityId)
  if (isDefined(statement) && statement.object.id !== own) throw forbidden('the activity is another')
}

function checkRules(
  { mode }: Cmi5Session,
  { masteryScore }: PackageActivity,
  before: readonly Cmi5Said[],
  statement: Statement,
  said: Cmi5Said,
): void {
  if (isDefined(statement) && said.verb === '') throw forbidden('this verb is not for units to use')
  const fault = cmi5Fault(said, before, { masteryScore, mode })
  if (fault) throw forbidden(fault)
}

const forbidden = (reason: string) => new Problem('statement-refused', 403, { errors: [reason] })

function completed(statement: Statement, id: string, storedAt: Date): Record<string, unknown> {
  const stored = storedAt.toISOString()
  return { timestamp: stored, version: '1.0.0', ...statement, id, stored }
}

async function saveToAttempt(
  deps: ContentDeps,
  tx: Queryable,
  { session, activity: { moveOn }, said }: Playing,
  answers: readonly Answer[],
): Promise<void> {
  const { affiliateId, attemptId, sessionId, mode } = session
  if (mode !== 'normal') return
  await deps.commitAttempt(tx, {
    affiliateId,
    attemptId,
    summary: cmi5Summary(said, { moveOn: moveOn ?? 'NotApplicable' }),
    answers,
    final: said.some((one) => one.sessionId === sessionId && one.verb === 'terminated'),
  })
}
