import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_KINDS } from '@fathom/domain/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { checkoutFolder } from '../../platform/checkout.ts'
import { listRoutes } from '../../platform/http/index.ts'
import { type Server, startServer } from '../start.ts'
import { lineOf, type Row, readMatrix, type Verdict } from './access-matrix.fixture.ts'
import { type Actors, OWNERS, ROLES, type Role, signInActors } from './actors.fixture.ts'
import { type Answer, callGraph, callRest, callStream, isStream } from './call.fixture.ts'
import { exampleInput, exampleVariables, ownerOf } from './examples.fixture.ts'
import { listOperations, type Operation } from './operations.fixture.ts'
import { createOwnerDigest } from './owner-rows.fixture.ts'
import { makeThings, type Things } from './things.fixture.ts'

const FILE = 'docs/access-matrix.md'
const expected = readMatrix(readFileSync(join(checkoutFolder(), FILE), 'utf8'))

let world: World<Server>
let actors: Actors
let things: Things
let digestOf: (affiliateId: number) => Promise<string>
let operations: Operation[]
let forStaff: ReadonlySet<string>
beforeAll(async () => {
  world = await startWorld(startServer)
  const { app, platform } = world.server
  actors = await signInActors(world)
  things = await makeThings(platform.db, app, actors)
  digestOf = await createOwnerDigest(platform.db)
  operations = await listOperations(app)
  forStaff = new Set(
    listRoutes(app).flatMap(({ method, url, right }) =>
      right ? [`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`] : [],
    ),
  )
}, 240_000)

/** Reads come before changes, and what ends something comes last. */
const ENDS = /^DELETE |\/(cancel|revoke|revocation|rotate|delete|sign-out|order)$|delete|SignOut|claim$/i
function orderOf({ name }: Operation): number {
  if (name.endsWith('Mutation.createSignOut')) return 4
  // Ends what the caller proved, which other calls ask for.
  if (name.startsWith('POST ') && name.endsWith('/handover')) return 3
  return ENDS.test(name) ? 2 : /^GET |Query\./.test(name) ? 0 : 1
}

function call(operation: Operation, role: Role): Promise<Answer> {
  const { app } = world.server
  const session = actors.sessionOf(role, ownerOf(operation))
  const variables = operation.kind === 'graph' ? exampleVariables(operation, things) : {}
  if (isStream(operation)) return callStream(world.url, operation, variables, session)
  if (operation.kind === 'graph') return callGraph(app, operation, variables, session)
  return callRest(app, operation, exampleInput(operation, things), session)
}

const isChange = ({ name }: Operation) => !/^GET |Query\.|Subscription\./.test(name)

/** Staff calls that write nothing, or only a part of what another call completes and records. */
const UNRECORDED = [
  // Who holds an item of a queue is in its own table, and so are notes, with their author; deciding is recorded.
  ...['applications', 'photos', 'names', 'orders', 'reports', 'papers'].flatMap((queue) => [
    `POST /api/office/queues/${queue}/next`,
    `POST /api/office/queues/${queue}/renew`,
    `POST /api/office/queues/${queue}/release`,
    `POST /api/office/queues/${queue}/{id}/release`,
    `POST /api/office/queues/${queue}/{id}/take`,
    `POST /api/office/queues/${queue}/{id}/notes`,
  ]),
  // A draft changes nothing for anyone; publishing it is recorded.
  ...CONTENT_KINDS.flatMap((kind) => [
    `PUT /api/office/content/${kind}/{key}/draft`,
    `DELETE /api/office/content/${kind}/{key}/draft`,
  ]),
  // The owner is already what the example wants; `people.test.ts` changes it.
  'PUT /api/office/people/{affiliateId}/type',
  // The owner has no session left by then, so nothing happens; `audit.test.ts` ends one.
  'DELETE /api/auth/users/{affiliateId}/sessions',
  'POST /api/learning/exams/banks/{packageId}/pictures',
  'PUT /api/learning/exams/banks/{packageId}/pictures/{pictureId}',
  'POST /api/learning/packages/{contentId}/preview',
]
const unrecorded: string[] = []
const recorded: string[] = []

/** OF-09: every change by a right of staff is in the audit log. */
async function callAudited(operation: Operation, role: Role): Promise<Answer> {
  if (role !== 'staff' || !isChange(operation) || !forStaff.has(operation.name)) return call(operation, role)
  const count = async () => (await world.server.platform.db.query('select from audit_entry')).length
  const before = await count()
  const answer = await call(operation, role)
  if (answer.status < 300) ((await count()) > before ? recorded : unrecorded).push(operation.name)
  return answer
}

async function verdictOf(operation: Operation, role: Role, before: string): Promise<Verdict> {
  const owner = ownerOf(operation)
  const { status, text } = await callAudited(operation, role)
  if (status === 409 || status === 422) return 'ok'
  if (status >= 400) return String(status)
  if (before && (await digestOf(OWNERS[owner])) !== before) return 'acts'
  return actors.marksOf(owner).some((mark) => text.includes(mark)) ? 'shows' : 'ok'
}

async function rowOf(operation: Operation): Promise<Row> {
  if (!isChange(operation))
    return asRow(await Promise.all(ROLES.map((role) => verdictOf(operation, role, ''))))
  const before = await digestOf(OWNERS[ownerOf(operation)])
  const verdicts: Verdict[] = []
  for (const role of ROLES) verdicts.push(await verdictOf(operation, role, before))
  return asRow(verdicts)
}

const asRow = (verdicts: readonly Verdict[]) =>
  Object.fromEntries(ROLES.map((role, index) => [role, verdicts[index]])) as Row

function complaint({ name }: Operation, row: Row): string | undefined {
  const [known, line] = [expected.get(name), lineOf(name, row)]
  if (!known) return `no row for a call: check it, and add it to ${FILE}:\n${line}`
  if (lineOf(name, known) === line) return undefined
  return `another answer than expected: mend the call, or change the row in ${FILE} to\n${line}\nfrom\n${lineOf(name, known)}`
}

test('[RO-01] [TS-20] every call answers each kind of caller as the access matrix says', {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = []
  for (const operation of operations.toSorted((one, other) => orderOf(one) - orderOf(other)))
    wrong.push(complaint(operation, await rowOf(operation)) ?? '')
  expect(wrong.filter(Boolean).join('\n\n')).toBe('')
})

test('the access matrix has no row for a call that does not exist', () => {
  const names = new Set(operations.map(({ name }) => name))
  expect([...expected.keys()].filter((name) => !names.has(name))).toEqual([])
})

test('[OF-09] every change that a right of staff allows is in the audit log', () => {
  expect(recorded.length).toBeGreaterThan(8)
  expect(unrecorded.filter((name) => !UNRECORDED.includes(name))).toEqual([])
})
