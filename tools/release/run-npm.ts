import { spawnSync } from 'node:child_process'

type Ran = { output: string; errors: string; isDone: boolean }

/** What npm prints. It may end with an error and still have answered. */
export function runNpm(args: readonly string[], folder: string): Ran {
  const cli = process.env.npm_execpath
  const [program, ...first] = cli ? [process.env.npm_node_execpath ?? process.execPath, cli] : ['npm']
  const ran = spawnSync(program ?? 'npm', [...first, ...args], {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    // npm hands its own configuration to the scripts it runs, the folder of the project included.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!execpath|node_execpath)/.test(name)),
    ),
  })
  if (ran.error) throw ran.error
  return { output: ran.stdout, errors: ran.stderr, isDone: ran.status === 0 }
}
