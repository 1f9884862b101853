import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'

/** A tab that was killed does nothing any more, in the middle of whatever it did. */
export type Tab = { isOver: boolean }
type Request = { tab: Tab; go: () => void }
type Timer = { tab: Tab; at: number; go: () => void }

/** In so many turns of the event loop without a change, whatever goes on in the browsers' storage is over. */
const QUIET_TURNS = 20
/** The time limits of calls never end: lost answers are the network's part. */
const NEVER_MS = 45_000
const STUCK_MS = 30_000

export type Scheduler = ReturnType<typeof aScheduler>

/**
 * Decides what happens next, so that a seed repeats: one request at a time reaches the server, and a pause ends
 * only when nothing else can happen. Both are chosen once all tabs wait.
 */
export function aScheduler(random: Random) {
  let requests: Request[] = []
  let timers: Timer[] = []
  let [active, changes, clock] = [0, 0, Date.now()]
  let [requestsLeft, onRequest] = [Number.POSITIVE_INFINITY, () => {}]

  async function quiet(): Promise<void> {
    for (let still = 0; still < QUIET_TURNS; ) {
      const before = changes
      await turn()
      still = active === 0 && changes === before ? still + 1 : 0
    }
    requests = requests.filter(({ tab }) => !tab.isOver)
    timers = timers.filter(({ tab }) => !tab.isOver)
  }

  function sendOne(): boolean {
    const [request] = requests.splice(random.below(requests.length), 1)
    request?.go()
    requestsLeft -= 1
    if (request && requestsLeft < 0) onRequest()
    return request !== undefined
  }

  function endPause(): boolean {
    const next = timers.toSorted((one, other) => one.at - other.at)[0]
    if (!next) return false
    timers = timers.filter((each) => each !== next)
    clock = Math.max(clock, next.at)
    next.go()
    return true
  }

  return {
    /** No two moments are the same, and no time passes by itself. */
    now: () => ++clock,
    async busy<Result>(work: Promise<Result>): Promise<Result> {
      active += 1
      try {
        return await work
      } finally {
        active -= 1
        changes += 1
      }
    },
    /** Resolves when it is this request's turn. */
    turn: (tab: Tab) =>
      new Promise<void>((go) => {
        changes += 1
        requests.push({ tab, go })
      }),
    setTimer(tab: Tab, go: () => void, ms: number): Timer {
      const timer = { tab, at: clock + ms, go }
      if (ms === 0) void turn().then(() => tab.isOver || go())
      else if (ms < NEVER_MS) timers.push(timer)
      changes += 1
      return timer
    },
    clearTimer(timer: Timer | undefined): void {
      timers = timers.filter((each) => each !== timer)
    },
    /** Calls `action` while the request after the next `count` is on its way. Returns how to call it off. */
    duringRequest(count: number, action: () => void): () => void {
      const callOff = () => {
        requestsLeft = Number.POSITIVE_INFINITY
      }
      requestsLeft = count
      onRequest = () => {
        callOff()
        action()
      }
      return callOff
    },
    /** Runs until the work is done and no request is on its way. */
    async run<Result>(work: Promise<Result>): Promise<Result> {
      let isDone = false
      const done = () => {
        isDone = true
      }
      work.then(done, done)
      for (let since = performance.now(); ; ) {
        await quiet()
        const isMoving = sendOne()
        if (!isMoving && isDone) return work
        if (isMoving || endPause()) {
          since = performance.now()
          continue
        }
        // Reading a file takes its own time.
        if (performance.now() - since > STUCK_MS) throw new Error('a device waits for nothing')
        await wait(1)
      }
    },
    /** Time passes: every pause that began before ends. */
    async elapse(): Promise<void> {
      for (let left = timers.length; left > 0 && endPause(); left -= 1) await this.run(Promise.resolve())
    },
  }
}
