import { beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHistory, type Pop } from './history.ts'

beforeEach(() => history.replaceState(null, '', '/logbook?page=2'))

/** Does what the browser does for Back, Forward and in-page links. */
function arriveAt(state: unknown, address: string) {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

function heardBy(browser: ReturnType<typeof createBrowserHistory>) {
  const heard = vi.fn<(pop: Pop) => void>()
  browser.listen(heard)
  return () => heard.mock.lastCall?.[0]
}

const state = { from: 'list' }
const next = { pathname: '/logbook/dive/7', search: '', hash: '', state, key: 'k' }

test('an entry keeps its key and state after a reload', () => {
  const first = createBrowserHistory()
  const { key } = first.current()
  expect(createBrowserHistory().current()).toMatchObject({ pathname: '/logbook', search: '?page=2', key })
  first.push(next)
  expect(createBrowserHistory().current()).toEqual(next)
  expect(history.state).toMatchObject({ idx: 1 })
})

test('replacing an entry keeps its number', () => {
  createBrowserHistory().replace(next)
  expect(location.pathname).toBe('/logbook/dive/7')
  expect(history.state).toMatchObject({ idx: 0 })
})

test('Back reports how far it went', () => {
  const browser = createBrowserHistory()
  const last = heardBy(browser)
  browser.push(next)
  browser.push({ ...next, key: 'l' })
  arriveAt({ idx: 0, key: 'first', usr: null }, '/logbook')
  expect(last()).toMatchObject({ delta: -2, location: { pathname: '/logbook', key: 'first' } })
})

test('an entry that the browser created for an in-page link gets a number and a key', () => {
  const last = heardBy(createBrowserHistory())
  arriveAt(null, '/logbook?page=2#main')
  expect(last()).toMatchObject({ delta: 1, location: { hash: '#main', key: expect.any(String) } })
  expect(history.state).toMatchObject({ idx: 1, key: last()?.location.key })
})
