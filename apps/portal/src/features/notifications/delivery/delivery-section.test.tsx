import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { aPushBrowser, withoutPush } from './push-browser.fixture.ts'

const ANSWERS: Answers = {
  '/preference/100001': 500,
  '/MarketingLanguage/1': { items: [] },
  '/notifications/delivery': { timeZone: 'Asia/Kathmandu', hour: 8 },
  '/push/key': { publicKey: 'BP4z' },
  '/push/subscription': { id: 'x' },
}

const PREFERENCE = {
  id: '018f0000-0000-7000-8000-000000000001',
  organisation: true,
  thirdParty: false,
  notifications: true,
  digest: true,
  communicationLanguage: 'en-US',
  version: 1,
}

let shown: ReturnType<typeof show> | undefined
beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => {
  shown?.unmount()
  withoutPush()
})

async function open(answers: Answers = {}) {
  const app = await anApp('/preferences/subscriber', { ...ANSWERS, ...answers })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const find = () => place.querySelector<HTMLInputElement>('[role=switch]')
  return { place, text: () => place.textContent ?? '', find, press: () => find()?.click(), fetch: app.fetch }
}

test('the switch asks the browser and shows the actual state', async () => {
  aPushBrowser('granted')
  const { text, find, press } = await open()
  await vi.waitFor(() => expect(text()).toContain('Your browser will ask for permission.'))
  press()
  await vi.waitFor(() => expect(text()).toContain('until you sign out.'))
  await vi.waitFor(() => expect(find()?.disabled).toBe(false))
  expect(find()?.checked).toBe(true)
})

test('never shows push as on before it is', async () => {
  aPushBrowser('granted')
  Notification.requestPermission = () => new Promise(() => undefined)
  const { text, find, press } = await open()
  await vi.waitFor(() => expect(find()).not.toBeNull())
  press()
  await vi.waitFor(() => expect(find()?.disabled).toBe(true))
  expect(text()).not.toContain('until you sign out.')
})

test('a denied permission shows instructions instead of a switch', async () => {
  aPushBrowser('denied')
  const { text, find, press } = await open()
  await vi.waitFor(() => expect(find()).not.toBeNull())
  press()
  await vi.waitFor(() => expect(text()).toContain('Open the site settings'))
  expect(find()).toBeNull()
})

test('a browser without push support shows a message instead of a switch', async () => {
  const { text, find } = await open()
  await vi.waitFor(() => expect(text()).toContain('This browser doesn’t support push notifications.'))
  expect(find()).toBeNull()
})

test('a failure is reported, and the switch keeps its position', async () => {
  aPushBrowser('granted')
  const { text, find, press } = await open({ '/push/subscription': 409 })
  await vi.waitFor(() => expect(find()).not.toBeNull())
  press()
  await vi.waitFor(() => expect(text()).toContain('Something went wrong.'))
  expect(find()?.checked).toBe(false)
})

test("sends the device's time zone to the server, and the summary shows it next to its setting", async () => {
  const { place, text, fetch } = await open({
    '/preference/100001': PREFERENCE,
    '/preference/100001/history': { items: [], total: 0, page: 1, pageSize: 10 },
  })
  await vi.waitFor(() => expect(text()).toContain('8:00 AM (Asia/Kathmandu time)'))
  const said = [...place.querySelectorAll('section')].filter((part) =>
    part.textContent?.includes('Kathmandu'),
  )
  expect(said.map((part) => part.querySelector('h2')?.textContent)).toEqual(['Notifications'])
  const sent = fetch.mock.calls.find(([path]) => String(path).endsWith('/notifications/delivery'))
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect([sent?.[1]?.method, sent?.[1]?.body]).toEqual(['PUT', JSON.stringify({ timeZone: here })])
})
