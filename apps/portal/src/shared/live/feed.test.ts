import { expect, test, vi } from 'vitest'
import { forwardingSink } from './channel.ts'
import { poll } from './feed.ts'
import { createJournal } from './hub.ts'

const answer = (sequence: number, more: boolean, events: number[] = []) => ({
  ...{ sequence, more, reset: false },
  events: events.map((each) => ({ sequence: each, type: 'notification', data: {} })),
})

test('a page with only unknown event types is skipped, not requested forever', async () => {
  const published: (number | 'reset')[] = []
  const publish = {
    event: ({ sequence }: { sequence: number }) => published.push(sequence),
    reset: () => published.push('reset'),
  }
  const journal = createJournal(publish, 10)
  const get = vi
    .fn()
    .mockResolvedValueOnce(answer(210, true))
    .mockResolvedValueOnce(answer(211, false, [211]))
  await poll(
    { get },
    forwardingSink(
      journal,
      undefined,
      () => 'en-US',
      () => undefined,
    ),
    new AbortController().signal,
  )
  expect(get.mock.calls.map(([, , { query }]) => query.after)).toEqual([10, 210])
  // Something may have been missed, so everything is read again; later events are published normally.
  expect(published).toEqual(['reset', 211])
})
