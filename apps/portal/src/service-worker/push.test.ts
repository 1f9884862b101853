import { expect, test } from 'vitest'
import { addPush } from './push.ts'
import type { OpenPage, WorkerScope } from './worker-scope.ts'

type Hear = (event: never) => void

/** A fake worker scope that records its calls. */
function aScope(...pages: string[]) {
  const heard = new Map<string, Hear>()
  const shown: { title: string; options: NotificationOptions }[] = []
  const opened: string[] = []
  const focused: string[] = []
  const page = (url: string): OpenPage => ({
    url,
    focus: async () => focused.push(url),
    postMessage: () => undefined,
  })
  const scope: WorkerScope = {
    location: { origin: 'https://portal.test' },
    registration: { showNotification: async (title, options) => void shown.push({ title, options }) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages.map(page),
      openWindow: async (url) => opened.push(url),
    },
    skipWaiting: async () => undefined,
    caches: globalThis.caches,
    fetch: globalThis.fetch,
    addEventListener: (name, hear) => void heard.set(name, hear as Hear),
  }
  addPush(scope)
  const dispatch = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    heard.get(name)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never)
    await Promise.all(work)
  }
  const click = (url: unknown) =>
    dispatch('notificationclick', { notification: { data: { url }, close: () => undefined } })
  return { shown, opened, focused, dispatch, click }
}

const MESSAGE = { id: 'n1', title: 'عنوان', body: 'نص', url: '/logbook', lang: 'ar-SA', dir: 'rtl' }

test('a push is shown with its text, direction and URL', async () => {
  const { shown, dispatch } = aScope()
  await dispatch('push', { data: { json: () => MESSAGE } })
  expect(shown).toMatchObject([
    {
      title: 'عنوان',
      options: { body: 'نص', tag: 'n1', dir: 'rtl', lang: 'ar-SA', data: { url: '/logbook' } },
    },
  ])
})

test('an unreadable push is shown anyway', async () => {
  const { shown, dispatch } = aScope()
  await dispatch('push', { data: null })
  await dispatch('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  })
  expect(shown.map(({ title }) => title)).toEqual(['Fathom', 'Fathom'])
})

test("clicking it focuses the page if it's already open", async () => {
  const { focused, opened, click } = aScope('https://portal.test/profile', 'https://portal.test/logbook#top')
  await click('/logbook')
  expect(focused).toEqual(['https://portal.test/logbook#top'])
  expect(opened).toEqual([])
})

test('clicking it opens another page, and never one of another site', async () => {
  const { focused, opened, click } = aScope('https://portal.test/profile')
  await click('/logbook')
  await click('https://evil.test/')
  await click(undefined)
  expect(opened).toEqual(['https://portal.test/logbook', 'https://portal.test', 'https://portal.test/'])
  expect(focused).toEqual([])
})
