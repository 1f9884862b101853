import { Problem } from '../problem.ts'
import type { Follower } from './follower.ts'
import type { Live, PersonEvent } from './live.ts'
import { Subscription } from './subscription.ts'

type Options = { after?: number; signal: AbortSignal }

/** Listens from this call on, although the first event is asked for later. */
export function follow(
  live: Pick<Live, 'join' | 'leave'>,
  affiliateId: number,
  { after, signal }: Options,
): AsyncIterable<PersonEvent> {
  let isGone = false
  const queue = new Subscription<PersonEvent>(() => {
    signal.removeEventListener('abort', end)
    live.leave(affiliateId, follower)
  })
  const end = () => queue.end()
  const follower: Follower = {
    last: undefined,
    greet: (_, isReset) => {
      isGone ||= isReset
      if (isReset) queue.end()
    },
    give: (event) => queue.push(event),
  }
  signal.addEventListener('abort', end)
  const joined = live.join(affiliateId, follower, after)
  joined.catch(end)
  if (signal.aborted) end()
  return eventsOf(queue, joined, () => isGone)
}

async function* eventsOf(
  queue: Subscription<PersonEvent>,
  joined: Promise<void>,
  isGone: () => boolean,
): AsyncGenerator<PersonEvent> {
  await joined
  yield* queue
  if (isGone()) throw new Problem('events-gone', 410)
}
