import { expect, test } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anECard } from '../card.fixture.ts'

const OPEN_WATER = anECard({ licenseID: '2401000001', title: 'Open Water Diver' })
const NITROX = anECard({ licenseID: '2406000112', title: 'Enriched Air Nitrox' })

async function open(locale = 'en-US') {
  localStorage.setItem('fathom.locale', locale)
  const page = await anOpenPage(`/certifications/ecard/2401000001/${OPEN_WATER.levelID}`, {
    '/ecards/e-cards/consumer': [OPEN_WATER, NITROX],
  })
  const title = () => page.find('section[aria-label]')?.getAttribute('aria-label')
  await soon(() => expect(title()).toBe('Open Water Diver'))
  const swipe = (from: number, to: number) => {
    const card = page.find('article')?.parentElement
    const at = (type: string, clientX: number) =>
      card?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 10 }),
      )
    at('pointerdown', from)
    at('pointerup', to)
  }
  return { ...page, title, swipe }
}

test('[CD-05] a swipe shows the next card, and one back the card before', async () => {
  const { title, swipe, router } = await open()
  swipe(300, 100)
  await soon(() => expect(title()).toBe('Enriched Air Nitrox'))
  expect(router.state.location.pathname).toContain('2406000112')
  swipe(300, 100)
  swipe(100, 300)
  await soon(() => expect(title()).toBe('Open Water Diver'))
})

test('[CD-05] a short move is no swipe', async () => {
  const { title, swipe } = await open()
  swipe(300, 290)
  expect(title()).toBe('Open Water Diver')
})
