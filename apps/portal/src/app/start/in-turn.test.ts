import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('one caller goes on in each task, in order, and the first at once', async () => {
  const tasks: (() => void)[] = []
  const inTurn = createTurns(() => new Promise((resolve) => void tasks.push(resolve)))
  const gone: string[] = []
  for (const name of ['a', 'b', 'c']) void inTurn().then(() => gone.push(name))
  const microtasks = async () => {
    for (let at = 0; at < 10; at += 1) await Promise.resolve()
  }
  const seen: string[] = []
  for (let at = 0; at < 3; at += 1) {
    await microtasks()
    seen.push(gone.join(''))
    tasks.shift()?.()
  }
  expect(seen).toEqual(['a', 'ab', 'abc'])
  await microtasks()
  void inTurn().then(() => gone.push('d'))
  await microtasks()
  expect(gone).toEqual(['a', 'b', 'c', 'd'])
})
