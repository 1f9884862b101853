import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../../platform/config/index.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { StartProblem } from '../../platform/start-problem.ts'

/** How the process ends: 1 when it couldn't be done, 2 for arguments that can't be understood. */
export type Outcome = { code: 0 | 1 | 2; output: string }

export type Io = {
  report(line: string): void
  signal?: AbortSignal
  /** Of the snapshot of the database. */
  onSnapshot?(name: string): Promise<void>
}

type Command = { args: readonly string[]; help: string; option: 'to' | 'from' }

/** Runs a command with one option, and puts what goes wrong into one line. */
export async function runTask(
  { args, help, option }: Command,
  task: (value: string) => Promise<string>,
): Promise<Outcome> {
  let value: string | undefined
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { [option]: { type: 'string' }, help: { type: 'boolean' } },
    })
    if (values.help) return { code: 0, output: help }
    value = values[option] as string | undefined
    if (!value) return { code: 2, output: `--${option} <path> is missing\n\n${help}` }
  } catch (error) {
    return { code: 2, output: reasonOf(error) }
  }
  try {
    return { code: 0, output: await task(value) }
  } catch (error) {
    const line = lineOf(error)
    if (line === undefined) throw error
    return { code: 1, output: line }
  }
}

const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

/** Undefined for a mistake of ours, which needs its stack. */
function lineOf(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return undefined
  return DISK_FULL.includes(code) ? `There is no space left: ${reasonOf(error)}` : reasonOf(error)
}

export const passphraseOf = (env: Environment): string | undefined => env.BACKUP_PASSPHRASE || undefined

/** npm runs a script in the project's folder; `INIT_CWD` isn't used, so that cron and npm agree. */
export const pathOf = (path: string): string => resolve(path)

export function sizeOf(bytes: number): string {
  const mb = bytes / 1_000_000
  return mb < 1000 ? `${mb.toFixed(1)} MB` : `${(mb / 1000).toFixed(2)} GB`
}
