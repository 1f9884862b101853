import type { Database } from '../../platform/database/index.ts'
import type { HttpApp } from '../../platform/http/index.ts'
import type { Row } from './access-matrix.fixture.ts'
import { type Actors, ROLES, type Role, type Session } from './actors.fixture.ts'
import { ownerOf } from './examples.fixture.ts'
import { type Attack, listAttacks } from './fuzz.fixture.ts'
import { randomFrom } from './hostile-values.fixture.ts'
import { listOperations, type Operation } from './operations.fixture.ts'
import type { Things } from './things.fixture.ts'

export type FuzzTarget = {
  app: HttpApp
  url: string
  db: Pick<Database, 'query'>
  actors: Actors
  things: Things
  matrix: ReadonlyMap<string, Row>
}

export type FuzzOutcome = { sent: number; failures: string[] }

/** They would end the session that all other calls need. */
const LAST = /sign-?out|deleteSession|deleteOtherSessions/i

/**
 * Sends hostile values into every field of every call, as someone who may make it, and lists the answers that
 * blame the server. With `perPlace`, so many values for each place, chosen by the seed; else all.
 */
export async function runFuzz(target: FuzzTarget, seed: number, perPlace?: number): Promise<FuzzOutcome> {
  const random = randomFrom(seed)
  const outcome: FuzzOutcome = { sent: 0, failures: [] }
  const operations = await listOperations(target.app)
  const ordered = operations.toSorted(
    (one, other) => Number(LAST.test(one.name)) - Number(LAST.test(other.name)),
  )
  for (const operation of ordered) {
    const session = sessionFor(target, operation)
    for (const attacks of listAttacks(target, operation))
      for (const attack of chosen(attacks, random, perPlace)) {
        outcome.sent += 1
        outcome.failures.push(...(await failureOf(attack, session)))
      }
    // Limits of attempts would hide what comes after them.
    await target.db.query('delete from attempt')
  }
  return outcome
}

async function failureOf(attack: Attack, session: Session | undefined): Promise<string[]> {
  const { status, text } = await attack.send(session)
  return status >= 500 ? [`${attack.what} → ${status} ${text.slice(0, 200)}`] : []
}

function chosen(attacks: Attack[], random: () => number, count = attacks.length): Attack[] {
  if (count >= attacks.length) return attacks
  return Array.from({ length: count }, () => attacks[Math.floor(random() * attacks.length)] as Attack)
}

const MAY: readonly string[] = ['acts', 'shows', 'ok', '400', '404']

/** The owner, or the first that the access matrix allows the call to. */
function sessionFor({ actors, matrix }: FuzzTarget, operation: Operation): Session | undefined {
  const row = matrix.get(operation.name)
  const role: Role = ROLES.toReversed().find((each) => row && MAY.includes(row[each])) ?? 'owner'
  return actors.sessionOf(role, ownerOf(operation))
}
