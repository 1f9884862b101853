import { setTimeout as wait } from 'node:timers/promises'

export type Order = { do: 'memory' } | { do: 'cpu' } | { do: 'broadcast'; round: number }
export type Report =
  | { port: number }
  | { rss: number; heap: number }
  | { beganAt: number }
  | { cpuMs: number }

/** The machine's clock, the same in every process. */
export const now = () => Number(process.hrtime.bigint()) / 1e6

declare const gc: () => void

async function memory() {
  for (let round = 0; round < 4; round++) {
    gc()
    await wait(250)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heap: heapUsed + external }
}

/** A server under test: reports its address and follows commands. */
export function serve(port: number, broadcast: (round: number) => void): void {
  const report = (what: Report) => process.send?.(what)
  process.on('message', async (order: Order) => {
    if (order.do === 'memory') report(await memory())
    else if (order.do === 'cpu') {
      const { user, system } = process.cpuUsage()
      report({ cpuMs: (user + system) / 1000 })
    } else {
      const beganAt = now()
      broadcast(order.round)
      report({ beganAt })
    }
  })
  report({ port })
}
