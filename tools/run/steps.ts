import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { type Count, NOTHING, plus } from './count.ts'
import { watchProcessorTime } from './processor-time.ts'

export const root = resolve(import.meta.dirname, '../..')

/** One command of the checks. `count` reads how many tests it ran; without it, the step counts as one. */
export type Step = {
  name: string
  command: readonly [string, ...string[]]
  env?: Readonly<Record<string, string>>
  before?: () => void
  count?: () => Count
  /** What the reader of the output should know even though the step passed. */
  remarks?: (output: string) => readonly string[]
}

type Ending = { code: number; output: string; processorSeconds?: number | undefined }

const bins = join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH ?? ''}`, FORCE_COLOR: '0' }

function run({ command: [command, ...args], env: added }: Step): Promise<Ending> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...added },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const processorSeconds = watchProcessorTime(child.pid)
    let output = ''
    const keep = (text: Buffer) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output, processorSeconds: processorSeconds() }))
  })
}

/**
 * A runner that failed without a failed test (for example, a file that doesn't load) counts as one failure.
 */
function countOf({ count }: Step, { code }: Ending): Count {
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** What the step and everything it started took of the processors, which a busy machine changes little. */
const inSeconds = (seconds: number | undefined) =>
  seconds === undefined ? '' : `(${seconds.toFixed(0).padStart(4)} s of a core)`

async function take(step: Step): Promise<Count> {
  const began = performance.now()
  step.before?.()
  const ending = await run(step)
  const count = countOf(step, ending)
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const processor = inSeconds(ending.processorSeconds)
  const tests = step.count ? `  ${count.passed} passed, ${count.failed} failed` : ''
  console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'}${seconds} s ${processor}  ${step.name}${tests}`)
  if (ending.code !== 0) console.log(`${ending.output.trimEnd()}\n`)
  for (const remark of step.remarks?.(ending.output) ?? []) console.log(remark)
  return count
}

/** Takes steps off the list until none is left. Several lanes may share a list. */
export async function takeLane(waiting: Step[]): Promise<Count> {
  let total = NOTHING
  for (let step = waiting.shift(); step; step = waiting.shift()) total = plus(total, await take(step))
  return total
}

/** Runs the steps in order, `abreast` at a time. */
export async function takeSteps(steps: readonly Step[], abreast: number): Promise<Count> {
  const waiting = [...steps]
  const lanes = await Promise.all(Array.from({ length: abreast }, () => takeLane(waiting)))
  return lanes.reduce(plus)
}
