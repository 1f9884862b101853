import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Started = { child: ChildProcess; end(signal?: NodeJS.Signals): Promise<void> }

type Command = {
  name: string
  command: readonly string[]
  /** The user that the process runs as; root if left out. */
  user?: string
  /** The host that it runs on, see `hosts.ts`; this machine's own network if left out. */
  host?: string
  env?: Readonly<Record<string, string>>
  cwd?: string
}

/** Starts the programs of a cluster, with a log file each, and ends all of them. */
export function createProcesses(folder: string) {
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const running = new Set<Started>()
  return {
    logs,
    start({ name, command, user, host, env = {}, cwd = folder }: Command): Started {
      const log = openSync(join(logs, `${name}.log`), 'a')
      // `ip netns exec` and `setpriv` replace themselves with the command, so the id is the command's own.
      const words = [
        ...(host ? ['ip', 'netns', 'exec', host] : []),
        ...(user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []),
        ...command,
      ]
      const [program = '', ...args] = words
      const child = spawn(program, args, {
        cwd,
        env: { PATH: process.env.PATH, HOME: folder, ...env },
        stdio: ['ignore', log, log],
      })
      const started: Started = {
        child,
        end: async (signal = 'SIGTERM') => {
          running.delete(started)
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.kill(signal)
          await ended
        },
      }
      child.once('exit', () => running.delete(started))
      running.add(started)
      return started
    },
    /** The last one started ends first. */
    async end(): Promise<void> {
      for (const each of [...running].reverse()) await each.end('SIGKILL')
    },
  }
}

export type Processes = ReturnType<typeof createProcesses>

/** Waits until `isDone` says so. A throw counts as no: what we wait for may not answer yet. */
export async function until(what: string, seconds: number, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await isDone().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} took longer than ${seconds} s`)
    await wait(250)
  }
}
