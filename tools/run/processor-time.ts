import { readdirSync, readFileSync } from 'node:fs'

export type Process = { pid: number; parent: number; startedAt: string; ticks: number }

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100
const EVERY_MS = 1000

/** Reads /proc/PID/stat. The name, in parentheses, may contain spaces and parentheses itself. */
export function parseStat(stat: string): Process {
  const pid = Number.parseInt(stat, 10)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, parent = '', , , , , , , , , , user = '', system = ''] = fields
  return { pid, parent: Number(parent), startedAt: fields[19] ?? '', ticks: Number(user) + Number(system) }
}

/**
 * Adds up the processor time of a process and all that it starts, including those that outlive their parent,
 * as PostgreSQL and the browser do. A process that lives for less than a second may be missed.
 */
export function createTally(root: number) {
  const ticks = new Map<string, number>()
  const known = new Map<number, string>()
  const belongs = ({ pid, parent, startedAt }: Process) =>
    pid === root || known.has(parent) || known.get(pid) === startedAt
  return {
    add(processes: readonly Process[]): void {
      const alive = new Set(processes.map(({ pid }) => pid))
      for (const pid of known.keys()) if (!alive.has(pid)) known.delete(pid)
      for (let isGrowing = true; isGrowing; ) {
        const before = known.size
        for (const each of processes.filter(belongs)) {
          known.set(each.pid, each.startedAt)
          ticks.set(`${each.pid} ${each.startedAt}`, each.ticks)
        }
        isGrowing = known.size > before
      }
    },
    seconds: (): number => [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND,
  }
}

function listProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        // It has ended since the folder was read.
        return []
      }
    })
}

type Tally = ReturnType<typeof createTally>

const watched = new Set<Tally>()
let timer: NodeJS.Timeout | undefined

/** Reads /proc once for all steps that run: with a reading per step, three steps took three percent of a core. */
function look(): void {
  const processes = listProcesses()
  for (const tally of watched) tally.add(processes)
}

/** Watches a process until the returned function is called, which returns its processor time in seconds. */
export function watchProcessorTime(pid: number | undefined): () => number | undefined {
  if (pid === undefined || process.platform !== 'linux') return () => undefined
  const tally = createTally(pid)
  watched.add(tally)
  tally.add(listProcesses())
  timer ??= setInterval(look, EVERY_MS)
  return () => {
    watched.delete(tally)
    if (watched.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    return tally.seconds()
  }
}
