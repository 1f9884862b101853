import { expect, test, vi } from 'vitest'
import type { Graph } from '../../shared/graph/index.ts'
import { CallFailed } from '../../shared/http/index.ts'
import { lookUp, readNumber } from './look-up.ts'

const store = { name: 'Blue Door', city: 'Sharm El Sheikh', affiliateId: 300001 }

function aGraph(answers: readonly unknown[]) {
  const left = [...answers]
  const request = vi.fn(async () => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { request: request as unknown as Graph['request'], subscribe: vi.fn(), requested: request }
}

const lost = new CallFailed('failed', { kind: 'network' })

test('[CA-28] a lookup that fails on the network is tried three times in all', async () => {
  const graph = aGraph([lost, lost, { storeInfo: store }])
  await expect(lookUp({ graph }, 'store', 7001)).resolves.toEqual(store)
  expect(graph.requested).toHaveBeenCalledTimes(3)
})

test('[CA-28] gives up after the third attempt', async () => {
  const graph = aGraph([lost, lost, lost, { storeInfo: store }])
  await expect(lookUp({ graph }, 'store', 7001)).rejects.toBe(lost)
  expect(graph.requested).toHaveBeenCalledTimes(3)
})

test("a refusal is an answer and isn't retried", async () => {
  const refused = new CallFailed('failed', { kind: 'refused', status: 429 })
  const graph = aGraph([refused])
  await expect(lookUp({ graph }, 'member', 1)).rejects.toBe(refused)
  expect(graph.requested).toHaveBeenCalledTimes(1)
})

test('[VA-06] an unknown number is an answer too', async () => {
  const graph = aGraph([{ memberInfo: null }])
  await expect(lookUp({ graph }, 'member', 1)).resolves.toBeNull()
  expect(graph.requested).toHaveBeenCalledTimes(1)
})

test.each([
  [' 500 001 ', 500001],
  ['500-001', 500001],
  ['\u200f٧٠٠١\u00a0', 7001],
  ['007001', 7001],
])('[VA-06] accepts %j as a number', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each([
  ['', 'missing'],
  [' \u200e', 'missing'],
  ['-1', 'digits'],
  ['+1', 'digits'],
  ['1e3', 'digits'],
  ['7001.5', 'digits'],
  ['7001a', 'digits'],
  ['0x1b', 'digits'],
  ['0', 'unknown'],
  ['99999999999', 'unknown'],
])('[VA-06] rejects %j as a number and says why', (typed, why) => {
  expect(readNumber(typed)).toBe(why)
})
