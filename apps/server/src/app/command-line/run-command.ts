import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { audit } from '../../platform/audit/index.ts'
import { refuseUnfinished } from '../../platform/backup/index.ts'
import { type Environment, readConfig } from '../../platform/config/index.ts'
import { createPlatform } from '../../platform/create-platform.ts'
import { joinDatabase, LONG_MS, migrate, withQueryLimit } from '../../platform/database/index.ts'
import { tryFiles } from '../../platform/files/index.ts'
import { createLive } from '../../platform/live/index.ts'
import { createLog } from '../../platform/log/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { composeCalls } from '../compose.ts'
import { type Undo, undoAll } from '../undo.ts'
import { appoint } from './appoint.ts'
import { type Description, describeCall } from './call-description.ts'
import { COMMANDS, findCommand } from './commands.ts'
import { findActor } from './find-actor.ts'
import { helpOf, helpOfCommand } from './help.ts'
import { inLines, problemLine } from './print-answer.ts'
import { readArguments } from './read-arguments.ts'

/** What the process prints and how it ends: 1 for a refusal, 2 for a command that can't be understood. */
export type Outcome = { code: 0 | 1 | 2; output: string }

type Options = { as: string; isJson: boolean; isHelp: boolean; language: string; words: readonly string[] }

/** OF-12: one command of the office, through the same calls as its screens. */
export async function runCommand(env: Environment, args: readonly string[]): Promise<Outcome> {
  const undo: Undo[] = []
  try {
    const options = readOptions(env, args)
    if (!hasCommand(options)) return { code: 0, output: helpOf() }
    const platform = await openPlatform(env, undo)
    return await withQueryLimit(LONG_MS, () => perform(platform, undo, options))
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return { code: 2, output: error.message }
  } finally {
    await undoAll(undo)
  }
}

const hasCommand = ({ words, isHelp }: Options) =>
  words.length > 0 && (!isHelp || findCommand(words) !== undefined)

const OWN_OPTIONS = { as: 'value', language: 'value', json: 'switch', help: 'switch' } as const

/** Takes our own options out, wherever they stand; the rest belongs to the command. */
function readOptions(env: Environment, args: readonly string[]): Options {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true })
  const found: Record<string, string> = {}
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(OWN_OPTIONS, token.name)) continue
    taken.add(token.index)
    const isValue = OWN_OPTIONS[token.name as keyof typeof OWN_OPTIONS] === 'value'
    if (isValue && token.value === undefined) taken.add(token.index + 1)
    found[token.name] = isValue ? (token.value ?? args[token.index + 1] ?? '') : 'on'
  }
  return {
    as: found.as ?? env.OFFICE_AS ?? '',
    isJson: found.json !== undefined,
    isHelp: found.help !== undefined,
    language: found.language ?? 'en-US',
    words: args.filter((_, index) => !taken.has(index)),
  }
}

/** What a call needs of the platform; jobs are sent, and the server works on them. */
async function openPlatform(env: Environment, undo: Undo[]): Promise<Platform> {
  const config = readConfig({ ...env, LOG_LEVEL: env.LOG_LEVEL ?? 'error' })
  const log = createLog(config)
  await tryFiles(config)
  const lost = (error: Error) => log.error({ err: error }, 'the database is lost')
  const db = await joinDatabase(config, { note: () => {}, lost, log })
  undo.push(db.close)
  await refuseUnfinished(db)
  await migrate(db)
  const live = await createLive(db, log)
  undo.push(live.close)
  const drain = new AbortController()
  const platform = await createPlatform(config, { db, live, log, drain: drain.signal, leaving: drain.signal })
  undo.push(platform.jobs.stop, async () => drain.abort())
  await platform.jobs.start()
  return platform
}

async function perform(
  platform: Platform,
  undo: Undo[],
  { as, isJson, isHelp, language, words }: Options,
): Promise<Outcome> {
  if (words[0] === 'appoint') return { code: 0, output: await appoint(platform, words[1]) }
  const found = findCommand(words)
  if (!found)
    throw new StartProblem(`There is no command ${words.join(' ')}: npm run office -- --help lists them`)
  const actor = isHelp ? undefined : await findActor(platform.db, as)
  const { app } = await composeCalls(platform, {
    verify: async () => {
      if (!actor) throw new Error('a call was made without a member of staff')
      return actor
    },
    // Anyone who may read the server's database and its keys needs no other proof.
    mustBeFresh: async () => {},
  })
  undo.push(() => app.close())
  await app.ready()
  const command = COMMANDS[found.name]
  const call = command && describeCall(app.swagger() as unknown as Description, command.call)
  if (!call) throw new Error(`the command ${found.name} has no call`)
  if (!actor) return { code: 0, output: helpOfCommand(found.name, call) }

  const { method, url, payload } = readArguments(call, found.rest, command.argument)
  if (method !== 'GET')
    await audit(platform.db, {
      ...{ actor: actor.affiliateId, action: 'command-run' },
      object: { kind: 'command', id: found.name },
      detail: { operator: userInfo().username },
    })
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: 'Bearer command-line', 'accept-language': language },
    ...(payload && { payload }),
  })
  return outcomeOf(answer, isJson)
}

function outcomeOf(
  { statusCode, headers, body }: { statusCode: number; headers: Record<string, unknown>; body: string },
  isJson: boolean,
): Outcome {
  const isRefused = statusCode >= 400
  // A call answers 400 for what it can't understand, such as a number that isn't one.
  const code = statusCode === 400 ? 2 : isRefused ? 1 : 0
  if (!String(headers['content-type']).includes('json')) return { code, output: body || 'Done.' }
  if (isJson) return { code, output: body }
  const answer = JSON.parse(body)
  return { code, output: isRefused ? problemLine(statusCode, answer) : inLines(answer) }
}
