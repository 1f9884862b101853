// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryStore } from '../offline/device-store.ts'
import { markInFlight } from '../offline/in-flight.ts'
import { claimDraft, createDraftStore, joinLeft, leftBehind } from './draft-store.ts'

const STORED = [
  { name: 'a' },
  { name: 'b', savedAt: '2026-11-15T08:00:00Z' },
  { name: 'c', savedAt: '2026-11-15T09:00:00Z' },
]

const names = async () => (await leftBehind(STORED, ({ name }) => `left.${name}`)).map(({ name }) => name)

test('drafts of earlier visits come newest first, and those of an earlier portal version come last', async () => {
  expect(await names()).toEqual(['c', 'b', 'a'])
})

test("a draft open in another tab is not listed until that tab releases it, and this tab's drafts are its own", async () => {
  const release = markInFlight('left.c')
  const end = claimDraft('left.b')
  expect(await names()).toEqual(['b', 'a'])
  release()
  end()
  expect(await names()).toEqual(['c', 'b', 'a'])
})

test('drafts that fit together are joined, and one that conflicts waits', () => {
  const join = (newer: string, older: string) => (older === 'b' ? undefined : `${newer}${older}`)
  expect(joinLeft(['d', 'c', 'b', 'a'], (key) => key, join)).toEqual({ stored: 'dca', from: ['d', 'c', 'a'] })
  expect(joinLeft([], String, join)).toBeUndefined()
})

type Types = {
  content: string
  base: { version: number }
  request: never
  conflict: string
  problem: never
}

/** A device whose writes take as long as the test says. */
function aSlowDevice(change: { from?: string[]; copyKey?: string } = {}) {
  const records = createMemoryStore<string>()
  const steps: (() => void)[] = []
  const slow = (action: () => Promise<void>) =>
    new Promise<void>((resolve) => steps.push(() => void action().then(resolve)))
  const store = createDraftStore<Types, string>({
    records: {
      ...records,
      put: (key, value) => slow(() => records.put(key, value)),
      remove: (key) => slow(() => records.remove(key)),
    },
    key: 'visit',
    lockOf: (key) => key,
    recordOf: ({ content }, key) => `${key}: ${content}`,
    ...change,
  })
  const settle = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) {
      step()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const draft = (content: string) => ({ content, base: { version: 1 }, request: undefined })
  return { records, store, steps, settle, draft }
}

test('a change reaches the device at once', () => {
  const { store, steps, draft } = aSlowDevice()
  void store.put(draft('a'))
  void store.put(draft('ab'))
  expect(steps).toHaveLength(2)
})

test('a draft of an earlier visit is removed only after its successor is stored', async () => {
  const { store, records, settle, draft } = aSlowDevice({ from: ['old', 'older'] })
  for (const key of ['old', 'older']) await records.put(key, key)
  void store.put(draft('a'))
  expect(await records.list()).toEqual(['old', 'older'])
  await settle()
  expect(await records.list()).toEqual(['visit: a'])
})

test('text typed while a saved draft is cleared is not lost', async () => {
  const { store, records, settle, draft } = aSlowDevice({ copyKey: 'copy' })
  void store.clear(draft('a'))
  void store.put(draft('ab'))
  await settle()
  expect(await records.list()).toEqual(['copy: a', 'visit: ab'])
})
