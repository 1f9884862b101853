import { expect, test } from 'vitest'
import { createOpenStreams } from './open-streams.ts'

test('limits the streams per person, regardless of other people', () => {
  const count = createOpenStreams(2)
  const first = new AbortController()
  const running = new AbortController().signal
  count(1, first.signal)
  count(1, running)
  count(2, running)
  expect(() => count(1, running)).toThrow(
    expect.objectContaining({ problem: 'too-many-streams', status: 429 }),
  )
  first.abort()
  expect(() => count(1, running)).not.toThrow()
})
