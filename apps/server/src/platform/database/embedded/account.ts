import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from '../../start-problem.ts'

/** The user that runs PostgreSQL: empty for an ordinary user, who runs it under their own account. */
export type Account = { uid?: number; gid?: number }

/** Root may not run PostgreSQL, so we use an account that exists on every Unix. We create no user. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  const row = ['postgres', 'nobody']
    .map((name) => rows.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean)
  if (!row) {
    throw new StartProblem(
      'DATABASE_URL is needed: PostgreSQL cannot run as root, and there is no user postgres or nobody',
    )
  }
  const [, , uid, gid] = row.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}

/** Whether this account may traverse every folder of the path. */
export function canReach({ uid, gid }: Account, path: string): boolean {
  if (uid === undefined) return true
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    if (!existsSync(at)) continue
    const { mode, uid: owner, gid: group } = statSync(at)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
  }
  return true
}
