import type { ECardWire } from '@fathom/contract/certifications'
import { expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { readInstallMarks } from '../../../shared/install/install-marks.ts'
import { anECard } from '../card.fixture.ts'

const media = (query: string) =>
  Object.assign(new EventTarget(), { matches: query.includes('coarse'), media: query })

/** Works like a browser with history entries. */
const goBack = () => {
  history.replaceState(null, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

async function open(card: Partial<ECardWire> = {}) {
  vi.stubGlobal('matchMedia', media)
  vi.spyOn(history, 'back').mockImplementation(goBack)
  const page = await anOpenPage('/certifications/ecard', { '/ecards/e-cards/consumer': [anECard(card)] })
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
  expect(readInstallMarks().hasDoneSomething).toBe(false)
  named('button', 'Show full screen')?.click()
  await soon(() => expect(text()).toContain('Qualified to 30 m'))
  await soon(() => expect(readInstallMarks().hasDoneSomething).toBe(true))
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

test('[TS-14] the full-screen code has the photo in it; the holder is told, and may choose the code without it', async () => {
  const { named, text } = await open({ faceCode: `FATHOM2:${'A1'.repeat(600)}` })
  const imageNamed = (name: string) => document.querySelector(`dialog [role=img][aria-label="${name}"]`)
  named('button', 'Show full screen')?.click()
  await soon(() => expect(imageNamed('Code with photo to check this card')).not.toBeNull())
  expect(text()).toContain('Your photo is in this code. Anyone who scans it sees it, even offline.')
  expect(imageNamed('Code to check this card')).toBeNull()
  named('button', 'Use simpler code')?.click()
  await soon(() => expect(imageNamed('Code to check this card')).not.toBeNull())
  expect(imageNamed('Code with photo to check this card')).toBeNull()
  expect(text()).not.toContain('Your photo is in this code.')
})

test('[TS-14] the choice of the simpler code is remembered on the device, and can be taken back', async () => {
  const faceCode = `FATHOM2:${'A1'.repeat(600)}`
  const before = await open({ faceCode })
  before.named('button', 'Show full screen')?.click()
  await soon(() => expect(before.named('button', 'Use simpler code')).toBeDefined())
  before.named('button', 'Use simpler code')?.click()
  await soon(() => expect(before.named('button', 'Use code with photo')).toBeDefined())
  const { named } = await open({ faceCode })
  named('button', 'Show full screen')?.click()
  await soon(() => expect(named('button', 'Use code with photo')).toBeDefined())
  named('button', 'Use code with photo')?.click()
  await soon(() => expect(named('button', 'Use simpler code')).toBeDefined())
})

test('[TS-14] a card without an approved photo has the simple code only', async () => {
  const { named, text } = await open()
  named('button', 'Show full screen')?.click()
  await soon(() => expect(text()).toContain('Qualified to 30 m'))
  expect(named('button', 'Use code with photo')).toBeUndefined()
  expect(named('button', 'Use simpler code')).toBeUndefined()
})

test('[TS-13] a nitrox card shows its gas limit and no depth', async () => {
  const { named, text } = await open({ title: 'Enriched Air Nitrox', qualifiedDepth: null, gasLimit: 40 })
  named('button', 'Show full screen')?.click()
  await soon(() => expect(document.querySelector('dialog')?.textContent).toContain('EANx up to 40%'))
  expect(text()).not.toContain('Qualified to')
})
