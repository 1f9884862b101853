import { setImmediate } from 'node:timers/promises'

const AT_A_TIME = 100

/** Lets other requests through now and then: a thousand dives without a profile never wait for anything. */
export async function breathe(dives: number): Promise<void> {
  if (dives % AT_A_TIME === 0) await setImmediate()
}
