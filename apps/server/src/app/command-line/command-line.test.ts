import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase, startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/index.ts'
import { listRoutes } from '../../platform/http/index.ts'
import { type Server, startServer } from '../start.ts'
import { COMMANDS } from './commands.ts'
import { runCommand } from './run-command.ts'

const DESK = 900002
const AS_STAFF = ['--as', 'staff@fathom.test']

/** Calls that are files or pictures, or that repeat a queue's list. */
const WITHOUT_COMMAND = [
  /^(GET|POST|PUT|DELETE) .*\/(documents|pictures|preview|photos|attachments)(\/|$)/,
  /^(GET|POST|PUT) \/api\/applications\/Applications(\/assigned|\/{id}|\/{id}\/(approve|fees|open|submit-to-member|teaching-address))?$/,
  /^GET .*\/(waiting|open|reports|file)$/,
  /^POST \/api\/learning\/packages$/, // npm run import-course
  /^(PUT|POST) \/api\/learning\/exams\/banks\/.*\/(items\/{itemId}|import)$/,
]

let world: World<Server>
let env: Record<string, string>
beforeAll(async () => {
  world = await startWorld(startServer)
  const { databaseUrl = '', dataDir, secretKey } = world.server.platform.config
  env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: secretKey }
})
const folder = mkdtempSync(join(tmpdir(), 'fathom-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => runCommand(env, args)

test('[OF-12] every call of the office has a command, except files and what is listed here', () => {
  const calls = listRoutes(world.server.app)
    .filter(({ right, sharedRight }) => right ?? sharedRight)
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}')}`)
  const commanded = Object.values(COMMANDS).map(({ call }) => call)
  expect(calls.length).toBeGreaterThan(60)
  const missing = calls.filter(
    (call) => !commanded.includes(call) && !WITHOUT_COMMAND.some((rule) => rule.test(call)),
  )
  expect(missing).toEqual([])
  expect(commanded.filter((call) => !calls.includes(call))).toEqual(['GET /api/flags'])
})

test('[OF-12] a command finds people, as a table or as JSON', async () => {
  const table = await run('people', 'find', 'Lindqvist', ...AS_STAFF)
  expect(table.code).toBe(0)
  expect(table.output).toMatch(/^affiliateId +name .*\n100001 +Mara Lindqvist +diver@fathom\.test/m)
  const { output } = await run('people', 'find', 'Lindqvist', '--json', ...AS_STAFF)
  expect(JSON.parse(output)).toMatchObject({ items: [{ affiliateId: 100001 }] })
})

test('[OF-12] a command writes as its screen does, and the audit log names the command', async () => {
  expect(await run('people', 'rights', String(DESK), 'codes,audit', ...AS_STAFF)).toMatchObject({ code: 0 })
  const { output } = await run('audit', 'list', '--as', String(DESK), '--json')
  expect(JSON.parse(output).items).toMatchObject([
    { action: 'rights-changed', subject: { affiliateId: DESK } },
    { action: 'command-run', object: { kind: 'command', id: 'people rights' } },
  ])
})

const type = (...args: string[]) => run('people', 'type', '100004', ...args, ...AS_STAFF)

test('[OF-12] [OF-03] an instructor gets a number by command, and a refusal says why', async () => {
  expect(await type('2')).toEqual({
    code: 1,
    output: expect.stringContaining('invalid-details; number: missing'),
  })
  expect(await type('2', '--number', '500001')).toEqual({
    code: 1,
    output: expect.stringContaining('number-taken; someone else has number 500001; 500002 is free'),
  })
  expect(await type('2', '--number', '500002')).toMatchObject({ code: 0 })
})

test('[OF-12] [OF-03] a dive center gets number, name, place and instructors by command', async () => {
  const place = [
    '--name',
    'Blue Hole',
    '--addressLine1',
    'Seafront 1',
    '--city',
    'Dahab',
    '--countryId',
    'EG',
  ]
  expect((await type('3', '--number', '7004', ...place)).output).toContain('postalCode: missing')
  expect(await type('3', '--number', '7004', ...place, '--postalCode', '46617')).toMatchObject({ code: 0 })
  const entry = ['people', 'directory', '100004', '--number', '7005', '--json']
  expect(JSON.parse((await run(...entry, ...AS_STAFF)).output)).toMatchObject({
    type: 3,
    numbers: [
      { number: 7005, standing: 'current', name: 'Blue Hole' },
      { number: 7004, standing: 'replaced' },
      { number: 500002, standing: 'inactive' },
    ],
  })
  const teach = (change: string, number: string) => run('people', change, '100004', number, ...AS_STAFF)
  expect((await teach('add-instructor', '500002')).output).toContain('no instructor has number 500002')
  for (const change of ['add-instructor', 'remove-instructor'])
    expect(await teach(change, '500001')).toMatchObject({ code: 0 })
})

test('[OF-12] [OF-01] a command changes nobody’s own rights either', async () => {
  const refused = await run('people', 'rights', '900001', 'codes', ...AS_STAFF)
  expect(refused).toEqual({ code: 1, output: 'This is your own account. Ask a colleague. (own-account)' })
})

test('[OF-12] a command has the rights of its member of staff, and no other', async () => {
  await run('people', 'rights', String(DESK), 'codes', ...AS_STAFF)
  const refused = await run('people', 'find', 'x', '--as', String(DESK))
  expect(refused).toEqual({
    code: 1,
    output: 'You don’t have the right for this. (right-missing; the right "people")',
  })
  expect(await run('queues', '--as', 'diver@fathom.test')).toEqual({
    code: 2,
    output: "diver@fathom.test isn't a member of staff",
  })
  expect((await run('queues')).output).toContain('Say who acts')
})

test('[OF-12] arguments that cannot be understood end with 2, and a refusal with 1', async () => {
  expect(await run('people', 'show', 'abc', ...AS_STAFF)).toMatchObject({ code: 2 })
  expect(await run('people', 'show', '999999999', ...AS_STAFF)).toMatchObject({ code: 1 })
  expect(await run('people', 'dance', ...AS_STAFF)).toMatchObject({ code: 2 })
})

test('[OF-12] a file is checked and imported, and the same id again issues nothing', async () => {
  const path = join(folder, 'cards.csv')
  writeFileSync(
    path,
    'number,level,date,instructor,center\n100004,wreck,2025-06-01,500001,7001\n999999,wreck,x,,\n',
  )
  const checked = await run('certifications', 'check-file', `@${path}`, '--json', ...AS_STAFF)
  expect(JSON.parse(checked.output)).toMatchObject({ rows: 2, good: 1 })
  const count = () => world.server.platform.db.query('select from certification')
  const before = (await count()).length
  const take = ['certifications', 'import-file', `@${path}`, '--id', '0198c2f0-1111-7222-8333-444455556666']
  expect(await run(...take, '--take', 'all', ...AS_STAFF)).toMatchObject({ code: 1 })
  for (const _ of ['first', 'again'])
    expect(await run(...take, '--take', 'good', ...AS_STAFF)).toMatchObject({ code: 0 })
  expect(await count()).toHaveLength(before + 1)
  expect(await run('certifications', 'check-file', '@gone.csv', ...AS_STAFF)).toEqual({
    code: 2,
    output: 'There is no file gone.csv',
  })
})

test('[OF-12] a field that may be empty can be left out', async () => {
  const club = ['codes', 'issue', '--kind', 'club', '--amount', '2', '--storeNumber', '7001', '--note', '']
  expect(await run(...club, ...AS_STAFF)).toMatchObject({ code: 0 })
})

test('[OF-12] [OF-08] a link is drafted, published and undone', async () => {
  const link = ['draft', 'help', '{"url":"https://help.example.org"}', '--basedOn', '0']
  expect(await run('links', ...link, ...AS_STAFF)).toMatchObject({ code: 0 })
  const { output } = await run('links', 'open', 'help', '--json', ...AS_STAFF)
  const revision = String(JSON.parse(output).draft.revision)
  const publish = ['links', 'publish', 'help', '--revision', revision, '--latest', '0', ...AS_STAFF]
  expect(await run(...publish)).toMatchObject({ code: 0 })
  const undo = await run('links', 'undo', 'help', '--version', '1', '--latest', '1', '--json', ...AS_STAFF)
  expect(JSON.parse(undo.output)).toMatchObject({ latest: 2, versions: [{ undoes: 1 }, { state: 'undone' }] })
})

test('[OF-12] help says what there is and what a command takes', async () => {
  const { code, output } = await runCommand({}, ['--help'])
  expect(code).toBe(0)
  for (const name of Object.keys(COMMANDS)) expect(output).toContain(`  ${name} `)
  const rights = await run('people', 'rights', '--help')
  expect(rights.output).toMatch(/people rights <affiliateId> <rights>\n.*integer \(required\)/)
})

test.each([
  [['nonsense'], 'There is no command nonsense'],
  [['people', 'show'], 'Missing: <affiliateId>'],
  [['people', 'show', '1', '2'], 'Unexpected: 2'],
  [['people', 'find', '--bogus', '1'], "Unknown option '--bogus'"],
  [['people', 'rights', String(DESK), 'cards,bogus'], 'rights.1: invalid_value'],
  [['people', 'rights', 'abc', 'cards'], 'affiliateId: invalid_type'],
])('[OF-12] %j is refused before anything is done', async (args, words) => {
  const { code, output } = await run(...args, ...AS_STAFF)
  expect(code).toBe(2)
  expect(output).toContain(words)
})

test('[OF-12] the operator appoints the first member of staff, and nobody later', async () => {
  const own = { ...env, DATABASE_URL: await freshDatabase('demo') }
  const db = connectDatabase(own.DATABASE_URL)
  const before = await runCommand(own, ['appoint', 'diver@fathom.test'])
  expect(before).toMatchObject({ code: 2, output: expect.stringContaining('Staff who may give rights') })
  await db.query('delete from staff_right')
  await db.query('update account set affiliate_type = 1 where affiliate_type = 9')
  expect(await runCommand(own, ['appoint', 'nobody@fathom.test'])).toMatchObject({ code: 2 })
  expect(await runCommand(own, ['appoint', 'diver@fathom.test'])).toMatchObject({ code: 0 })
  expect(await runCommand(own, ['rights', 'own', '--as', '100001', '--json'])).toMatchObject({
    output: expect.stringContaining('"settings"'),
  })
  expect(await runCommand(own, ['appoint', 'store@fathom.test'])).toMatchObject({ code: 2 })
  await db.close()
})
