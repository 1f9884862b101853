import { Problem } from '../problem.ts'
import type { Follower } from './follower.ts'
import type { Live, PersonEvent } from './live.ts'
import { Subscription } from './subscription.ts'

type Options = { after?: number; signal: AbortSignal }

/** After awaiting this, the caller misses no later event, even when it reads the first one later. */
export async function follow(
  live: Pick<Live, 'join' | 'leave'>,
  affiliateId: number,
  { after, signal }: Options,
): Promise<AsyncIterable<PersonEvent>> {
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
  await live.join(affiliateId, follower, after).catch((error) => {
    end()
    throw error
  })
  if (signal.aborted) end()
  return eventsOf(queue, () => isGone)
}

async function* eventsOf(
  queue: Subscription<PersonEvent>,
  isGone: () => boolean,
): AsyncGenerator<PersonEvent> {
  yield* queue
  if (isGone()) throw new Problem('events-gone', 410)
}
