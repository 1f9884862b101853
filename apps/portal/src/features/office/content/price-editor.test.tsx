import type { ContentDocumentWire } from '@fathom/contract/office'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { type } from './type.fixture.ts'

const COURSE = 'course-01920000-0000-7000-8000-000000000001'

const AMOUNT = 'input[inputmode="decimal"]'

type Asked = { body: string }

/** A server that has this price, and refuses to store anything. */
async function open(key: string, value: ContentDocumentWire['value'], title?: string) {
  const sent: unknown[] = []
  const page = await anOpenPage(`/office/content/prices/${key}`, {
    ...signedInAs(9),
    '/draft': ({ body }: Asked) => {
      sent.push(JSON.parse(body).value)
      return 503
    },
    [`/content/prices/${key}`]: () => ({
      ...{ key, value, default: value, latest: 0, draft: null, versions: [], ...(title && { title }) },
    }),
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  const preview = () => page.named('h3', 'Preview')?.parentElement?.textContent ?? ''
  return { ...page, sent, preview }
}

test('[OF-08] the price of a course has its title, and is typed in whole units and previewed', async () => {
  const page = await open(COURSE, { currency: 'USD', amounts: { price: 11_900 } }, 'Open Water Diver')
  await soon(() => expect(page.named('h1', 'Open Water Diver')).toBeTruthy())
  expect(page.text()).toContain('$119')
  type(page.find(AMOUNT), '99.95')
  await soon(() => expect(page.preview()).toContain('$99.95'))
  type(page.find('select'), 'JPY')
  await soon(() => expect(page.preview()).not.toContain('99.95'))
  type(page.find(AMOUNT), '15000')
  await soon(() => expect(page.preview()).toContain('¥15,000'))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.sent).toEqual([{ currency: 'JPY', amounts: { price: 15_000 } }]))
})

test.each([
  ['', 'Enter an amount in each field.'],
  ['abc', 'Enter an amount in each field.'],
  ['-1', 'Enter an amount that isn’t negative.'],
  ['19.995', 'Enter no more decimals than the currency has.'],
  ['0', 'Enter an amount above 0.'],
])('[OF-08] an eCard for “%s” is not published: %s', async (typed, words) => {
  const page = await open('ecard', { currency: 'USD', amounts: { price: 1995 } })
  type(page.find(AMOUNT), typed)
  await soon(() => expect(page.preview()).toBe(''))
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain(words))
  expect(page.find('dialog[open]')).toBeNull()
  expect(page.sent).toEqual([])
})

test.each([
  ['-5', 'Enter an amount that isn’t negative.'],
  ['99999999999', 'Enter a lower amount.'],
])('[OF-08] “%s” is named at its field while it is typed: %s', async (typed, words) => {
  const page = await open('ecard', { currency: 'USD', amounts: { price: 1995 } })
  type(page.find(AMOUNT), typed)
  await soon(() => expect(page.text()).toContain(words))
})

test('[OF-08] an amount beyond all bounds is not sent, and its reason stays', async () => {
  const page = await open('ecard', { currency: 'USD', amounts: { price: 1995 } })
  type(page.find(AMOUNT), '99999999999')
  await soon(() => expect(page.named('button', 'Save draft')?.hasAttribute('disabled')).toBe(false))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.text()).toContain('Enter a lower amount.'))
  expect(page.sent).toEqual([])
})

test('[OF-08] an address that runs a script is named while it is typed, an unfinished one only when it is saved', async () => {
  const page = await anOpenPage('/office/content/links/privacy', {
    ...signedInAs(9),
    '/draft': 503,
    '/content/links/privacy': () => ({
      ...{ key: 'privacy', value: { url: 'https://p.example' }, default: { url: 'https://p.example' } },
      ...{ latest: 0, draft: null, versions: [] },
    }),
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  type(page.find('input[inputmode="url"]'), 'javascript:alert(1)')
  await soon(() => expect(page.text()).toContain('Enter an address that begins with https://.'))
  type(page.find('input[inputmode="url"]'), 'https')
  await soon(() => expect(page.text()).not.toContain('Enter an address that begins with'))
  expect(page.text()).not.toContain('Enter a full address')
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.text()).toContain('Enter a full address'))
})

test('[OF-08] a plastic card and its shipping are changed together', async () => {
  const amounts = { card: 2995, shippingNear: 495, shippingFar: 995 }
  const page = await open('replacement', { currency: 'USD', amounts })
  expect(page.named('h1', 'Plastic card')).toBeTruthy()
  type(page.find(AMOUNT)?.ownerDocument.querySelectorAll(`main ${AMOUNT}`)[1], '0')
  await soon(() => expect(page.preview()).toMatch(/Card \$29.95.*Mexico \$0.*\$9.95/))
})
