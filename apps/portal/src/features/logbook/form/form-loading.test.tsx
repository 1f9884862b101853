import { unitSetting } from '@fathom/contract/logbook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'

beforeEach(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/**
 * The text, the dive and the parts of the form load one after the other. This test has its own file so that
 * nothing is cached yet.
 */
test('once the form shows its heading, the heading never disappears', async () => {
  const graph = { data: { unitSetting: { affiliate_id: 100001, unit: 'Metric' } } }
  const app = await anApp('/logbook/log-dive/training/create', { '/api/logbook/graphql': graph })
  const unit = Promise.withResolvers<void>()
  const answer = app.fetch.getMockImplementation()
  app.fetch.mockImplementation(async (input, init) => {
    if (String(init?.body).includes(unitSetting.id)) await unit.promise
    return answer?.(input, init) ?? Response.error()
  })
  await restOf(app)
  const { place, unmount } = show(app)
  const headings = () => place.querySelectorAll('h1').length
  await vi.waitFor(() => expect(headings()).toBe(1))
  // This is how React hides visible content while a part of it suspends.
  const hide = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty')
  unit.resolve()
  await vi.waitFor(() => expect(place.querySelector('[data-field="dive.title"] input')).not.toBeNull())
  expect(headings()).toBe(1)
  expect(hide).not.toHaveBeenCalledWith('display', 'none', 'important')
  unmount()
})
