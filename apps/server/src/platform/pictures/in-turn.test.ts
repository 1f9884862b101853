import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work waits its turn, and a failure frees its slot', async () => {
  const queue = inTurn(1)
  const done: string[] = []
  const work = (name: string, fails = false) =>
    queue(async () => {
      done.push(`${name} begins`)
      await Promise.resolve()
      done.push(`${name} ends`)
      if (fails) throw new Error(name)
    })
  await Promise.allSettled([work('one', true), work('two'), work('three')])
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
})
