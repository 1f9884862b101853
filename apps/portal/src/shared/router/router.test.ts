import { expect, test, vi } from 'vitest'
import { createPath } from './location.ts'
import { type RouteObject, redirect } from './match.ts'
import { createMemoryRouter, type Router } from './router.ts'

const Page = () => null
const page = (path: string, more: Partial<RouteObject> = {}): RouteObject => ({
  path,
  lazy: { Component: async () => Page },
  ...more,
})

/** A promise that the test resolves. */
function aPromise<Value = void>() {
  let keep: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}

const at = (router: Router) => createPath(router.state.location)

async function started(routes: RouteObject[], address = '/a') {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  return router
}

test('a page is ready once its guards have passed and its code is loaded', async () => {
  const guard = aPromise()
  const code = aPromise<typeof Page>()
  const router = createMemoryRouter([
    page('*', { middleware: [() => guard.promise], lazy: { Component: () => code.promise } }),
  ])
  guard.keep()
  await guard.promise
  expect(router.state.initialized).toBe(false)
  code.keep(Page)
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  expect(router.state.matches[0]?.Component).toBe(Page)
})

test('outer guards run before inner guards, and guards run before the loader', async () => {
  const spoke: string[] = []
  const says = (what: string) => async () => void spoke.push(what)
  await started([
    {
      middleware: [says('outer')],
      children: [page('a', { middleware: [says('inner')], loader: says('loader') })],
    },
  ])
  expect(spoke).toEqual(['outer', 'inner', 'loader'])
})

test('the code of a page is fetched once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<typeof Page>>(async () => Page).mockRejectedValueOnce(new Error('gone'))
  const router = await started([page('a', { lazy: { Component: load } })])
  expect(router.state.errors).toEqual({ 0: new Error('gone') })
  await router.navigate('/a', { replace: true })
  await router.navigate('/a?again', { replace: true })
  expect(router.state.errors).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

test('the later of two navigations wins, and the other is aborted', async () => {
  const slow = aPromise()
  const signals: AbortSignal[] = []
  const router = await started([
    page('a'),
    page('slow', {
      loader: ({ request }) => {
        signals.push(request.signal)
        return slow.promise
      },
    }),
    page('b'),
  ])
  const first = router.navigate('/slow')
  expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/slow' } })
  await router.navigate('/b')
  slow.keep()
  await first
  expect(at(router)).toBe('/b')
  expect(signals[0]?.aborted).toBe(true)
})

test('a redirect replaces the address that led to it', async () => {
  const router = await started([
    page('a'),
    page('old', { loader: ({ request }) => redirect(`/new${new URL(request.url).search}`) }),
    page('new'),
  ])
  await router.navigate('/old?x=1')
  expect(at(router)).toBe('/new?x=1')
  await router.navigate(-1)
  await vi.waitFor(() => expect(at(router)).toBe('/a'))
})

test('a guard that refuses takes precedence over code that failed to load', async () => {
  const router = await started([
    {
      ErrorBoundary: Page,
      middleware: [
        () => {
          throw new Error('refused')
        },
      ],
      children: [page('a', { lazy: { Component: () => Promise.reject(new Error('gone')) } })],
    },
  ])
  expect(router.state.errors).toEqual({ 0: new Error('refused') })
})

test('an error is shown by the nearest route that can, with the code of the surrounding layouts', async () => {
  const layout = aPromise<typeof Page>()
  const router = createMemoryRouter([
    {
      ErrorBoundary: Page,
      lazy: { Component: () => layout.promise },
      children: [
        {
          ErrorBoundary: Page,
          children: [page('*', { lazy: { Component: () => Promise.reject(new Error('gone')) } })],
        },
      ],
    },
  ])
  await Promise.resolve()
  expect(router.state.initialized).toBe(false)
  layout.keep(Page)
  await vi.waitFor(() => expect(router.state.errors).toEqual({ 1: new Error('gone') }))
  expect(router.state.matches[0]?.Component).toBe(Page)
})

test('a move to another hash in the same page runs no guards', async () => {
  const guard = vi.fn()
  const router = await started([page('a', { middleware: [guard] })])
  await router.navigate('#main')
  expect(at(router)).toBe('/a#main')
  expect(guard).toHaveBeenCalledOnce()
})

test('an address never leads to another site', async () => {
  const router = await started([page('*')])
  await router.navigate('//evil.example/path')
  expect(at(router)).toBe('/evil.example/path')
})

test('a blocked visitor stays, also after Back, until they proceed', async () => {
  const router = await started([page('a'), page('b'), page('c')])
  await router.navigate('/b')
  const onBlocked = vi.fn<(blocked: { proceed: () => void }) => void>()
  const stop = router.guard({ blocks: ({ nextLocation }) => nextLocation.pathname !== '/b', onBlocked })
  await router.navigate('/c')
  expect(at(router)).toBe('/b')
  await router.navigate(-1)
  expect(onBlocked).toHaveBeenCalledTimes(2)
  expect(at(router)).toBe('/b')
  onBlocked.mock.calls[1]?.[0].proceed()
  await vi.waitFor(() => expect(at(router)).toBe('/a'))
  stop()
  await router.navigate(1)
  await vi.waitFor(() => expect(at(router)).toBe('/b'))
})
