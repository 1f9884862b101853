import { expect, test, vi } from 'vitest'
import type { Graph } from '../../../shared/graph/index.ts'
import { CallFailed } from '../../../shared/http/index.ts'
import { lookUp, readNumber } from './look-up.ts'

const store = { name: 'Blue Door', city: 'Sharm El Sheikh', affiliateId: 300001 }

function aGraph(answers: readonly unknown[]) {
  const left = [...answers]
  const request = vi.fn(async () => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { request: request as unknown as Graph['request'], subscribe: vi.fn(), asked: request }
}

const lost = new CallFailed('failed', { kind: 'network' })

test('[CA-28] a lookup that found no way is tried three times in all', async () => {
  const graph = aGraph([lost, lost, { storeInfo: store }])
  await expect(lookUp({ graph }, 'store', 7001)).resolves.toEqual(store)
  expect(graph.asked).toHaveBeenCalledTimes(3)
})

test('[CA-28] after the third attempt it gives up', async () => {
  const graph = aGraph([lost, lost, lost, { storeInfo: store }])
  await expect(lookUp({ graph }, 'store', 7001)).rejects.toBe(lost)
  expect(graph.asked).toHaveBeenCalledTimes(3)
})

test('a refusal is an answer and is not asked again', async () => {
  const refused = new CallFailed('failed', { kind: 'refused', status: 429 })
  const graph = aGraph([refused])
  await expect(lookUp({ graph }, 'member', 1)).rejects.toBe(refused)
  expect(graph.asked).toHaveBeenCalledTimes(1)
})

test('[VA-06] nobody by that number is an answer too', async () => {
  const graph = aGraph([{ memberInfo: null }])
  await expect(lookUp({ graph }, 'member', 1)).resolves.toBeNull()
  expect(graph.asked).toHaveBeenCalledTimes(1)
})

test('numbers are read with spaces and in the digits of the reader', () => {
  expect(readNumber(' 500 001 ')).toBe(500001)
  expect(readNumber('٧٠٠١')).toBe(7001)
  expect(readNumber('')).toBeUndefined()
  expect(readNumber('7001a')).toBeUndefined()
  expect(readNumber('99999999999')).toBeUndefined()
})
