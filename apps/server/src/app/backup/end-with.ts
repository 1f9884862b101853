import type { Environment } from '../../platform/config/index.ts'
import type { Io, Outcome } from './run-task.ts'

type Run = (env: Environment, args: readonly string[], io: Io) => Promise<Outcome>

/** The process of a command. The first Ctrl-C ends it in order, the second at once. */
export async function endWith(run: Run, env: Environment): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const { code, output } = await run(env, process.argv.slice(2), {
    report: (line) => console.log(line),
    signal: stop.signal,
  })
  if (code === 0) console.log(output)
  else console.error(output)
  process.exitCode = code
}
