import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Places } from './places.ts'

/** The supervised PostgreSQL: it ends when `release` is called or when this process dies, however it dies. */
export type Launched = {
  hasEnded(): boolean
  /** It ended by a signal from outside, so nothing says that the next one can't run. */
  wasKilled(): boolean
  /** The last lines of its output. */
  lines: readonly string[]
  release(): Promise<void>
}

// The shell waits on a pipe that only this process holds open; when the pipe closes, it stops PostgreSQL.
const SUPERVISOR = `
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
{ read -r _ <&3; kill -INT $postgres 2>/dev/null; } &
exec 3<&-
wait $postgres
status=$?
[ -z "$THROWAWAY" ] || rm -rf "$THROWAWAY"
exit $status`

const STORED_LINES = 50
const BY_A_SIGNAL = 128 // the shell adds the signal's number

/** `throwaway` is a folder to remove after PostgreSQL has ended. */
export function launch(places: Places, settings: readonly string[], throwaway = ''): Launched {
  const program = [join(places.native, 'bin/postgres'), '-D', places.home, '-k', places.sockets]
  const all = ['listen_addresses=', 'unix_socket_permissions=0700', 'max_connections=200', ...settings]
  const child = spawn(
    '/bin/sh',
    ['-c', SUPERVISOR, 'sh', ...program, ...all.flatMap((setting) => ['-c', setting])],
    {
      ...places.account,
      cwd: '/',
      // Its own process group: Ctrl-C reaches only this process, which drains first and stops PostgreSQL
      // last.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', THROWAWAY: throwaway },
    },
  )
  letGo(child)
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  )
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    wasKilled: () => child.signalCode !== null || (child.exitCode ?? 0) > BY_A_SIGNAL,
    lines: lastLines(child),
    release: () => {
      child.ref()
      child.stdin?.end()
      return ended
    },
  }
}

/** Unrefs the child and its pipes, so they don't keep this process alive; when it ends, the pipe closes. */
function letGo(child: ChildProcess) {
  child.unref()
  for (const pipe of [child.stdin, child.stderr]) if (pipe instanceof Socket) pipe.unref()
}

function lastLines(child: ChildProcess): string[] {
  const lines: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter(Boolean))
    lines.splice(0, Math.max(0, lines.length - STORED_LINES))
  })
  child.stdin?.on('error', () => {}) // the shell is already gone, which is what closing the pipe is for
  return lines
}
