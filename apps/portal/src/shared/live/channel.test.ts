// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from './hub.ts'
import { aChannel, aTab, QUICK } from './live.fixture.ts'

let person = 100_000
const open: { live: { stop(): void } }[] = []
let channel: Awaited<ReturnType<typeof aChannel>>

function openTab(...[ports]: [Parameters<typeof aTab>[2]?]) {
  const tab = aTab(channel.url, person, ports)
  open.push(tab)
  return tab
}

afterEach(async () => {
  for (const { live } of open.splice(0)) live.stop()
  person += 1
  await channel.close()
})

const streamsOpened = () =>
  channel.heard.filter(({ url }) => url.startsWith('/live') && !url.includes('changes'))
const connected = (count = 1) => vi.waitFor(() => expect(channel.streams.size).toBe(count))

test('[ST-09] all tabs of a browser share one connection and receive the same events', async () => {
  channel = await aChannel()
  const tabs = [openTab(), openTab(), openTab()]
  await vi.waitFor(() => expect(tabs.every(({ received }) => received.includes('reset'))).toBe(true))
  channel.publish('notification')
  channel.publish('account')
  channel.publish('notification')
  for (const { received } of tabs) await vi.waitFor(() => expect(received).toEqual(['reset', 1, 3]))
  expect(streamsOpened()).toHaveLength(1)
})

test('[ST-09] when the leader closes, the next tab continues from there: nothing is lost or duplicated', async () => {
  channel = await aChannel()
  const first = openTab()
  await connected()
  const second = openTab()
  const third = openTab()
  await vi.waitFor(() => expect(third.received).toEqual(['reset']))
  channel.publish('notification')
  await vi.waitFor(() => expect(third.received).toEqual(['reset', 1]))
  first.live.stop()
  channel.publish('notification')
  await connected()
  channel.publish('notification')
  for (const { received } of [second, third])
    await vi.waitFor(() => expect(received).toEqual(['reset', 1, 2, 3]))
  expect(streamsOpened().at(-1)?.url).toContain('after=1')
})

test('[ST-09] a broken connection resumes from the last event', async () => {
  channel = await aChannel()
  const { received } = openTab()
  await connected()
  for (let round = 0; round < 10; round += 1) {
    channel.publish('notification')
    channel.cut()
    channel.publish('notification')
    await vi.waitFor(() => expect(received).toHaveLength(3 + 2 * round))
  }
  expect(received).toEqual(['reset', ...Array.from({ length: 20 }, (_, index) => index + 1)])
})

test('a leader that freezes gives up the lead and comes back as a follower', async () => {
  channel = await aChannel()
  // The new leader answers, however busy the machine is.
  const first = openTab({ times: { ...QUICK, answer: 60_000 } })
  await connected()
  const second = openTab()
  await vi.waitFor(() => expect(second.received).toEqual(['reset']))
  first.freeze()
  await vi.waitFor(() => expect(streamsOpened()).toHaveLength(2))
  channel.publish('notification')
  await vi.waitFor(() => expect(second.received).toEqual(['reset', 1]))
  first.wake()
  channel.publish('notification')
  await vi.waitFor(() => expect(first.received.at(-1)).toBe(2))
  expect(streamsOpened()).toHaveLength(2)
})

test("a visible tab takes the lead from one that doesn't respond", async () => {
  channel = await aChannel()
  // Some systems freeze a tab without an event, and the tab keeps its lock.
  const name = `fathom.live.${person}`
  const frozen = navigator.locks.request(name, () => new Promise(() => {})).catch(() => 'robbed')
  const tab = openTab()
  await connected()
  expect(await frozen).toBe('robbed')
  channel.publish('notification')
  await vi.waitFor(() => expect(tab.received).toEqual(['reset', 1]))
})

test('without locks every tab opens its own connection', async () => {
  channel = await aChannel()
  const tabs = [openTab({ locks: undefined }), openTab({ locks: undefined })]
  await connected(2)
  channel.publish('notification')
  for (const { received } of tabs) await vi.waitFor(() => expect(received).toEqual(['reset', 1]))
})

test('where no stream gets through, the tab polls and keeps trying to connect', async () => {
  let isBlocked = true
  channel = await aChannel(({ url }, response) => {
    if (!isBlocked || url.includes('changes')) return false
    response.writeHead(502).end()
    return true
  })
  const { received } = openTab()
  await vi.waitFor(() => expect(received).toEqual(['reset']))
  channel.publish('notification')
  await vi.waitFor(() => expect(received).toEqual(['reset', 1]))
  isBlocked = false
  await connected()
  channel.publish('notification')
  await vi.waitFor(() => expect(received).toEqual(['reset', 1, 2]))
})

test('a server that was down for a while is found again without waiting for the poll interval', async () => {
  let isAway = false
  channel = await aChannel((_, response) => {
    if (isAway) response.destroy()
    return isAway
  })
  const { received } = openTab({ times: { ...QUICK, poll: 60_000 } })
  await connected()
  isAway = true
  channel.cut()
  await vi.waitFor(() => expect(channel.heard.length).toBeGreaterThan(6))
  channel.publish('notification')
  isAway = false
  await vi.waitFor(() => expect(received).toEqual(['reset', 1]))
})

test('a stream that opens and stays silent counts as failed', async () => {
  channel = await aChannel(({ url }, response) => {
    if (url.includes('changes')) return false
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
    return true
  })
  const { received } = openTab({ times: { ...QUICK, hello: 30 } })
  await vi.waitFor(() => expect(received).toEqual(['reset']))
  channel.publish('notification')
  await vi.waitFor(() => expect(received).toEqual(['reset', 1]))
})

test('a page that becomes visible again opens a new connection at once', async () => {
  channel = await aChannel()
  const { received, wake } = openTab({ times: { ...QUICK, backoff: () => 60_000, doubt: -1 } })
  await connected()
  wake()
  await vi.waitFor(() => expect(channel.streams.size).toBe(0))
  wake()
  await connected()
  channel.publish('notification')
  await vi.waitFor(() => expect(received).toEqual(['reset', 1]))
})

test('events that the server no longer stores cause a full reload of the data', async () => {
  channel = await aChannel(({ url }, response) => {
    if (!url.includes('after=')) return false
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: 90\nevent: reset\ndata: {"sequence":90}\n\n')
    response.write('id: 91\nevent: notification\ndata: {}\n\n')
    return true
  })
  const { received } = openTab()
  await connected()
  channel.cut()
  await vi.waitFor(() => expect(received).toEqual(['reset', 'reset', 91]))
})

test('another language opens another connection, from the same position', async () => {
  channel = await aChannel()
  let locale = 'en-US'
  let change: () => void = () => undefined
  const events: LiveEvent[] = []
  const { live } = openTab({
    locale: () => locale,
    onLocale: (listener) => {
      change = listener
      return () => undefined
    },
  })
  live.on('notification', (event) => events.push(event))
  await connected()
  channel.publish('notification')
  await vi.waitFor(() => expect(events).toHaveLength(1))
  locale = 'ar-SA'
  change()
  await vi.waitFor(() => expect(streamsOpened()).toHaveLength(2))
  channel.publish('notification')
  await vi.waitFor(() => expect(events.map((event) => event.locale)).toEqual(['en-US', 'ar-SA']))
})

test('an event that arrives in several chunks is read as one', async () => {
  const bytes = Buffer.from(
    'id: 0\r\nevent: hello\r\ndata: {"sequence":0}\r\n\r\nid: 1\r\nevent: notification\r\ndata: {"name":"ä"}\r\n\r\n',
  )
  channel = await aChannel((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let sent = 0
    const next = () => {
      if (sent < bytes.length) response.write(bytes.subarray(sent, ++sent), next)
    }
    next()
    return true
  })
  const events: LiveEvent[] = []
  openTab().live.on('notification', (event) => events.push(event))
  await vi.waitFor(() => expect(events[0]?.data).toEqual({ name: 'ä' }))
})

test('[ST-11] the stream refreshes the token after a 401 like any call', async () => {
  channel = await aChannel(({ headers }, response) => {
    if (headers.authorization === 'Bearer new-token') return false
    response.writeHead(401).end()
    return true
  })
  openTab()
  await connected()
  expect(streamsOpened()).toHaveLength(2)
})

test('nothing is received after a stop', async () => {
  channel = await aChannel()
  const { live, received } = openTab()
  await connected()
  live.stop()
  await vi.waitFor(() => expect(channel.streams.size).toBe(0))
  channel.publish('notification')
  expect(received).toEqual(['reset'])
})

test('[ST-09] a page that has read its list continues from there: nothing is missed and nothing is read twice', async () => {
  channel = await aChannel()
  for (const type of ['notification', 'account', 'notification']) channel.publish(type)
  const { received } = openTab({ from: 1 })
  await vi.waitFor(() => expect(received).toEqual([3]))
  expect(streamsOpened()[0]?.url).toContain('after=1')
})

test('[OF-08] what concerns everyone reaches all tabs of a browser once, and moves no number', async () => {
  channel = await aChannel()
  const tabs = [openTab(), openTab()]
  await vi.waitFor(() => expect(tabs.every(({ received }) => received.includes('reset'))).toBe(true))
  const news = tabs.map(({ live }) => {
    const heard: unknown[] = []
    live.onNews('editions', ({ data }) => heard.push(data))
    return heard
  })
  channel.sendToAll('editions', { kind: 'links' })
  channel.publish('notification')
  for (const { received } of tabs) await vi.waitFor(() => expect(received).toEqual(['reset', 1]))
  expect(news).toEqual([[{ kind: 'links' }], [{ kind: 'links' }]])
})
