import { once } from 'node:events'
import { createServer } from 'node:net'

const FIRST = 20_000
const COUNT = 10_000

/** Finds a free port whose next port is free too, because lessons run on that one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + 2 * Math.floor(Math.random() * (COUNT / 2))
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port)
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
