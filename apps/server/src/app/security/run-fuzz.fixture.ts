import type { Database } from '../../platform/database/index.ts'
import type { HttpApp } from '../../platform/http/index.ts'
import type { Row } from './access-matrix.fixture.ts'
import { type Actors, ROLES, type Role } from './actors.fixture.ts'
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

/** `signedOut` counts the requests that a lost session answered: they tested nothing. */
export type FuzzOutcome = { sent: number; signedOut: number; failures: string[] }

/** They would end the sessions that all other calls need, or keep their owner from signing in again. */
const LAST =
  /sign-?out|users\/\{affiliateId\}\/sessions|deleteSession|deleteOtherSessions|password\/change|user\/delete/i

const RENEWED_EVERY_MS = 180_000

/**
 * Sends hostile values into every field of every call, as someone who may make it, and lists the answers that
 * blame the server. With `perPlace`, so many values for each place, chosen by the seed; else all.
 */
export async function runFuzz(target: FuzzTarget, seed: number, perPlace?: number): Promise<FuzzOutcome> {
  const random = randomFrom(seed)
  const outcome: FuzzOutcome = { sent: 0, signedOut: 0, failures: [] }
  let signedInAt = Date.now()
  const operations = await listOperations(target.app)
  const ordered = operations.toSorted(
    (one, other) => Number(LAST.test(one.name)) - Number(LAST.test(other.name)),
  )
  for (const operation of ordered) {
    for (const attacks of listAttacks(target, operation)) {
      if (Date.now() - signedInAt > RENEWED_EVERY_MS && !LAST.test(operation.name)) {
        await target.actors.renew()
        signedInAt = Date.now()
      }
      const role = roleFor(target, operation)
      const session = target.actors.sessionOf(role, ownerOf(operation))
      for (const attack of chosen(attacks, random, perPlace)) {
        const { status, text } = await attack.send(session)
        outcome.sent += 1
        if (status === 401 && isAllowed(target, operation, role)) outcome.signedOut += 1
        if (status >= 500) outcome.failures.push(`${attack.what} → ${status} ${text.slice(0, 200)}`)
      }
    }
    // Limits of attempts would hide what comes after them.
    await target.db.query('delete from attempt')
  }
  return outcome
}

function chosen(attacks: Attack[], random: () => number, count = attacks.length): Attack[] {
  if (count >= attacks.length) return attacks
  return Array.from({ length: count }, () => attacks[Math.floor(random() * attacks.length)] as Attack)
}

const MAY: readonly string[] = ['acts', 'shows', 'ok', '400', '404']

const isAllowed = ({ matrix }: FuzzTarget, { name }: Operation, role: Role) =>
  MAY.includes(matrix.get(name)?.[role] ?? '')

/** The owner, or the first that the access matrix allows the call to. */
const roleFor = (target: FuzzTarget, operation: Operation): Role =>
  ROLES.toReversed().find((role) => isAllowed(target, operation, role)) ?? 'owner'
