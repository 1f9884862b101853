import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepContent } from './keep-content.ts'
import { storeContent } from './store-content.ts'

const idOf = (at: number) => `01920000-0000-7000-8000-00000000000${at}`

/** The browser as the player meets it: every content has one file of 400 bytes. */
function aBrowser() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, files)
    return {
      match: async (key: string) => files.get(key)?.clone(),
      put: async (key: string, answer: Response) => void files.set(key, answer),
    }
  }
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', new URL('https://content.fathom.test/token/player.html'))
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => {} } })
  vi.stubGlobal('fetch', async (address: string) =>
    address === 'files.json' ? Response.json([{ path: 'a.html', size: 400 }]) : new Response('text'),
  )
  return { contents: () => [...stored.keys()].filter((name) => name.startsWith('fathom-content-')) }
}

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  browser = aBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[BO-01] what a person reads is stored unasked up to a budget, and what was read long ago goes first', async () => {
  for (const at of [1, 2, 3]) {
    vi.setSystemTime(at * 1000)
    expect(await storeContent(idOf(at), 1000)).toBe(true)
  }
  expect(browser.contents()).toEqual([2, 3].map((at) => `fathom-content-${idOf(at)}`))
})

test('[BO-01] a content that is larger than the budget is not stored unasked', async () => {
  expect(await storeContent(idOf(1), 399)).toBe(false)
  expect(browser.contents()).toEqual([])
})

test('[BO-01] what the person asked for never goes', async () => {
  await keepContent(idOf(1), () => {})
  expect(await storeContent(idOf(1), 1000)).toBe(false)
  for (const at of [2, 3, 4]) await storeContent(idOf(at), 800)
  expect(browser.contents()).toContain(`fathom-content-${idOf(1)}`)
  expect(browser.contents()).toHaveLength(3)
})
