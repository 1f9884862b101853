import type { Translator } from '@fathom/locales'
import { expect, test, vi } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anECard } from '../card.fixture.ts'
import { depthLabel } from './card-front.tsx'

const PHOTO = { url: '/api/pro/certifications/photos/100001?v=a', sha256: 'a'.repeat(64) }
const CARD = 'article[aria-label="Front of the card"]'

test('[CD-02] [SN-04] the photo has its place before it is loaded, and appears when it is', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:face', revokeObjectURL: () => 0 }))
  let arrive = (_: Response) => {}
  const photo = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const { find } = await anOpenPage('/certifications/ecard', {
    '/ecards/e-cards/consumer': [anECard({ photo: PHOTO })],
    '/certifications/photos/100001': () => photo,
  })
  const place = () => find(`${CARD} svg[viewBox="0 0 40 50"]`)?.parentElement
  await soon(() => expect(place()).toBeTruthy())
  const before = place()
  expect(before?.querySelector('img')).toBeNull()
  arrive(new Response(new Blob(['jpg'])))
  await soon(() => expect(before?.querySelector('img')).toBeTruthy())
  const image = before?.querySelector('img')
  expect(image?.hasAttribute('data-loaded')).toBe(false)
  image?.dispatchEvent(new Event('load'))
  await soon(() => expect(image?.hasAttribute('data-loaded')).toBe(true))
  expect(place()).toBe(before)
})

test('[CD-02] a card without a photo has no frame for one, as the saved card has none', async () => {
  const { find } = await anOpenPage('/certifications/ecard', { '/ecards/e-cards/consumer': [anECard()] })
  await soon(() => expect(find(CARD)).toBeTruthy())
  expect(find(`${CARD} svg[viewBox="0 0 40 50"]`)).toBeNull()
})

test('[CD-01] in Japanese the title breaks only between its words', async () => {
  localStorage.setItem('fathom.locale', 'ja-JP')
  const { find } = await anOpenPage('/certifications/ecard', {
    '/ecards/e-cards/consumer': [anECard({ title: 'レスキューダイバー' })],
  })
  await soon(() => expect(find(`${CARD} wbr`)).toBeTruthy())
  const words = find(`${CARD} wbr`)?.parentElement
  expect([...(words?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'レスキュー',
    'ダイバー',
  ])
})

test.each([
  ['en-US', '18 m'],
  ['de-DE', '18 m'],
  ['ar-SA', '١٨ م'],
  ['zh-TW', '18公尺'],
])('[CD-02] in %s the depth fits between the gauge and the photo', (locale, label) => {
  const formatUnit: Translator['formatUnit'] = (value, unit, options) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', ...options }).format(value)
  expect(depthLabel(formatUnit, 18).replaceAll('\u00a0', ' ')).toBe(label)
})
