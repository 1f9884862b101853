import { expect, test, vi } from 'vitest'
import { createJournal } from './journal.ts'
import { poll } from './poll.ts'
import { passOn } from './event-sink.ts'

const answer = (sequence: number, more: boolean, events: number[] = []) => ({
  ...{ sequence, more, reset: false },
  events: events.map((each) => ({ sequence: each, type: 'notification', data: {} })),
})

test('a page of nothing but events that this build does not know is passed, not asked for for ever', async () => {
  const told: (number | 'reset')[] = []
  const hear = {
    event: ({ sequence }: { sequence: number }) => told.push(sequence),
    reset: () => told.push('reset'),
  }
  const journal = createJournal(hear, 10)
  const get = vi
    .fn()
    .mockResolvedValueOnce(answer(210, true))
    .mockResolvedValueOnce(answer(211, false, [211]))
  await poll(
    { get },
    passOn(journal, undefined, () => 'en-US'),
    new AbortController().signal,
  )
  expect(get.mock.calls.map(([, , { query }]) => query.after)).toEqual([10, 210])
  // Something may have been missed, so everything is read again; what follows is told.
  expect(told).toEqual(['reset', 211])
})
