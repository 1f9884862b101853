import { expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anECard } from '../card.fixture.ts'

const media = (query: string) =>
  Object.assign(new EventTarget(), { matches: query.includes('coarse'), media: query })

/** Works like a browser with history entries. */
const goBack = () => {
  history.replaceState(null, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

async function open() {
  vi.stubGlobal('matchMedia', media)
  vi.spyOn(history, 'back').mockImplementation(goBack)
  const page = await anOpenPage('/certifications/ecard', { '/ecards/e-cards/consumer': [anECard()] })
  await soon(() => expect(page.named('button', 'Show full screen')).toBeDefined())
  return page
}

test('[RT-03] on a phone the card goes full screen, and closing it exits full screen', async () => {
  const root: HTMLElement & { requestFullscreen?: unknown } = document.documentElement
  let full: Element | null = null
  const exit = vi.fn(async () => {
    full = null
  })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full })
  Object.assign(document, { exitFullscreen: exit })
  root.requestFullscreen = async () => {
    full = root
  }
  const { named, text, find } = await open()
  named('button', 'Show full screen')?.click()
  await soon(() => expect(text()).toContain('Qualified to 30 m'))
  expect(full).toBe(root)
  find('dialog [data-first-focus]')?.click()
  await soon(() => expect(exit).toHaveBeenCalled())
  named('button', 'Show full screen')?.click()
  await soon(() => expect(full).toBe(root))
  await soon(() => expect(text()).toContain('Qualified to 30 m'))
  full = null
  await soon(() => {
    document.dispatchEvent(new Event('fullscreenchange'))
    expect(text()).not.toContain('Qualified to 30 m')
  })
})

test('[RT-03] where full screen is not available, the card fills the window and tilts with the phone', async () => {
  const root: HTMLElement & { requestFullscreen?: unknown } = document.documentElement
  root.requestFullscreen = () => Promise.reject(new TypeError('not allowed'))
  const { named, text, find } = await open()
  named('button', 'Show full screen')?.click()
  await soon(() => expect(text()).toContain('Qualified to 30 m'))
  const leaning = () => find('dialog [style]')?.style.getPropertyValue('--lean-y')
  const turn = (gamma: number) =>
    dispatchEvent(Object.assign(new Event('deviceorientation'), { beta: 45, gamma }))
  await soon(() => {
    turn(16)
    expect(leaning()).toBe('2.00deg')
  })
  turn(90)
  expect(leaning()).toBe('5.00deg')
})

test('[RT-03] Back closes the full-screen card and stays on its page', async () => {
  const { named, text, router } = await open()
  named('button', 'Show full screen')?.click()
  await soon(() => expect(text()).toContain('Qualified to 30 m'))
  await soon(() => expect(history.state).not.toBeNull())
  goBack()
  await soon(() => expect(text()).not.toContain('Qualified to 30 m'))
  expect(router.state.location.pathname).toBe('/certifications/ecard')
})
