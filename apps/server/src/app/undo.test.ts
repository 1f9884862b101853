import { expect, test } from 'vitest'
import { undoAll } from './undo.ts'

test("what started last stops first, and a failure doesn't keep the others from stopping", async () => {
  const ended: string[] = []
  const step = (name: string) => async () => {
    ended.push(name)
    if (name === 'live') throw new Error('stuck')
  }
  await expect(undoAll([step('database'), step('live'), step('requests')])).rejects.toThrow('not everything')
  expect(ended).toEqual(['requests', 'live', 'database'])
})
