import type { ContentDocumentWire } from '@fathom/contract/office'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { type } from './type.fixture.ts'

const NIGHT = { name: 'Night Diver', excerpt: 'The reef after dark.' }
const VALUE = { isShown: true, stockId: '60140', position: 8, words: { 'en-US': NIGHT } }

const NAME = 'input[type="text"]'

type Asked = { body: string }

/** A server that has this promotion, and refuses to store anything. */
async function open(key: string, value: ContentDocumentWire['value'], title?: string) {
  const sent: unknown[] = []
  const page = await anOpenPage(`/office/content/promotions/${key}`, {
    ...signedInAs(9),
    '/draft': ({ body }: Asked) => {
      sent.push(JSON.parse(body).value)
      return 503
    },
    [`/content/promotions/${key}`]: () => ({
      ...{ key, value, default: value, latest: 0, draft: null, versions: [], ...(title && { title }) },
    }),
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  const preview = () => page.named('h3', 'Preview')?.parentElement ?? null
  const save = () => page.named('button', 'Save draft')?.click()
  return { ...page, sent, preview, save }
}

test('[OF-08] a promotion has its name, and words and picture are previewed as people will see them', async () => {
  const page = await open('109', VALUE, 'Night Diver')
  await soon(() => expect(page.named('h1', 'Night Diver')).toBeTruthy())
  type(page.find(NAME), 'Night week')
  await soon(() => expect(page.preview()?.textContent).toContain('Night week'))
  page.find('input[type="radio"][value="60130"]')?.click()
  await soon(() => expect(page.preview()?.querySelector('img')?.getAttribute('src')).toBe('/stock/60130.svg'))
  page.save()
  const words = { 'en-US': { ...NIGHT, name: 'Night week' } }
  await soon(() => expect(page.sent).toEqual([{ ...VALUE, stockId: '60130', words }]))
})

test('[OF-08] a language that is begun needs both texts; emptied, it is left out', async () => {
  const page = await open('109', VALUE)
  type(page.find('select'), 'de-DE')
  type(page.find('textarea'), 'Das Riff bei Nacht.')
  await soon(() => expect(page.find<HTMLTextAreaElement>('textarea')?.value).toBe('Das Riff bei Nacht.'))
  expect(page.preview()?.textContent).toContain('Night Diver')
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('In each language you start, enter every text or none.'))
  expect(page.find('dialog[open]')).toBeNull()
  type(page.find('textarea'), '')
  type(page.find(NAME), '')
  page.find('input[type="checkbox"]')?.click()
  await soon(() => expect(page.find<HTMLInputElement>('input[type="checkbox"]')?.checked).toBe(false))
  page.save()
  await soon(() => expect(page.sent).toEqual([{ ...VALUE, isShown: false }]))
})

test('[OF-08] the button Add promotion leads to an empty one with the next key', async () => {
  const row = { changesAt: null, hasDraft: false }
  const page = await anOpenPage('/office/content/promotions', {
    ...signedInAs(9),
    '/content/promotions/1004': {
      ...{ key: '1004', value: null, default: null, latest: 0, draft: null, versions: [] },
    },
    '/content/promotions': {
      documents: [
        { key: '109', title: 'Night Diver', value: { ...VALUE, isShown: false }, ...row },
        { key: '1003', title: 'Wreck week', value: null, ...row },
      ],
    },
  })
  await soon(() => expect(page.named('a', 'Add promotion')).toBeDefined())
  expect(page.text()).toContain('Hidden')
  page.named('a', 'Add promotion')?.click()
  await soon(() => expect(page.named('h1', 'New promotion')).toBeTruthy())
  await soon(() => expect(page.named('button', 'Publish')).toBeDefined())
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('Enter the English text.'))
})

test('[OF-08] what is pasted is never cut: the field counts it, and a language that is not shown is named', async () => {
  const page = await open('109', VALUE)
  type(page.find(NAME), 'x'.repeat(75))
  await soon(() => expect(page.text()).toContain('Use at most 60 characters.'))
  expect(page.find<HTMLInputElement>(NAME)?.value).toHaveLength(75)
  expect(page.text()).toContain('75 of 60 characters')
  type(page.find('select'), 'de-DE')
  await soon(() => expect(page.text()).toContain('Too long in: English'))
  page.named('button', 'Publish')?.click()
  page.save()
  await soon(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  expect(page.find('dialog[open]')).toBeNull()
  expect(page.sent).toEqual([])
})

test('[OF-08] what the server finds in the content is said in its words', async () => {
  const refusal = { problem: 'not-publishable', errors: ['text-half'] }
  const page = await anOpenPage('/office/content/promotions/109', {
    ...signedInAs(9),
    '/draft': () => Response.json(refusal, { status: 422 }),
    '/content/promotions/109': {
      ...{ key: '109', value: VALUE, default: VALUE, latest: 0, draft: null, versions: [] },
    },
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  type(page.find(NAME), 'Night week')
  await soon(() => expect(page.text()).toContain('Night week'))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.text()).toContain('In each language you start, enter every text or none.'))
})
