import type { ContentDocumentWire } from '@fathom/contract/office'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { type } from './type.fixture.ts'

const WRECK = '01920000-0000-7000-8000-000000000005'
const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const WORDS = { 'en-US': { title: 'Wreck Diver', summary: 'Ships and stories.' } }
const VALUE = {
  ...{ isOffered: true, words: WORDS },
  prerequisites: { minimumAge: 12, after: null as string | null, loggedDives: 0 },
}

const TITLE = 'input[type="text"]'
const NUMBERS = 'input[inputmode="decimal"]'

type Asked = { body: string }

/** A server that has this course, and refuses to store anything. */
async function open(value: ContentDocumentWire['value'], others: Readonly<Record<string, string>> = {}) {
  const sent: unknown[] = []
  const page = await anOpenPage(`/office/content/courses/${WRECK}`, {
    ...signedInAs(9),
    '/draft': ({ body }: Asked) => {
      sent.push(JSON.parse(body).value)
      return 503
    },
    [`/content/courses/${WRECK}`]: () => ({
      ...{ key: WRECK, title: 'Wreck Diver', value, default: value, latest: 0, draft: null, versions: [] },
    }),
    '/content/courses': {
      documents: [
        [OPEN_WATER, 'Open Water Diver'],
        [WRECK, 'Wreck Diver'],
      ].map(([key = '', title]) => ({
        ...{ key, title, changesAt: null, hasDraft: false },
        value: { ...VALUE, prerequisites: { ...VALUE.prerequisites, after: others[key] ?? null } },
      })),
    },
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  const all = (selector: string) => page.find(selector)?.ownerDocument.querySelectorAll(selector) ?? []
  const preview = () => page.named('h3', 'Preview')?.parentElement?.textContent ?? ''
  return { ...page, sent, all, preview }
}

test('[OF-08] a course is renamed, hidden and asks for more, and its lessons are a link away', async () => {
  const page = await open(VALUE)
  await soon(() => expect(page.named('h1', 'Wreck Diver')).toBeTruthy())
  expect(page.text()).toContain('Minimum age: 12')
  expect(page.find('a[href="/office/packages"]')).not.toBeNull()
  type(page.find(TITLE), 'Wreck Explorer')
  await soon(() => expect(page.preview()).toContain('Wreck Explorer'))
  const [, after] = page.all('select')
  await soon(() =>
    expect([...(after?.querySelectorAll('option') ?? [])].map((each) => each.textContent)).toEqual([
      'None',
      'Open Water Diver',
    ]),
  )
  type(after, OPEN_WATER)
  type(page.all(NUMBERS)[1], '20')
  page.find('input[type="checkbox"]')?.click()
  await soon(() => expect(page.find<HTMLInputElement>('input[type="checkbox"]')?.checked).toBe(false))
  page.named('button', 'Save draft')?.click()
  const words = { 'en-US': { ...WORDS['en-US'], title: 'Wreck Explorer' } }
  const prerequisites = { minimumAge: 12, after: OPEN_WATER, loggedDives: 20 }
  await soon(() => expect(page.sent).toEqual([{ isOffered: false, words, prerequisites }]))
})

test('[OF-08] a number that is not whole is refused at its field, and an emptied number of dives means none', async () => {
  const page = await open({ ...VALUE, prerequisites: { ...VALUE.prerequisites, loggedDives: 20 } })
  type(page.find(NUMBERS), '500')
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('Enter a minimum age from 1 to 99.'))
  expect(page.find(NUMBERS)?.getAttribute('aria-invalid')).toBe('true')
  expect(page.find(TITLE)?.hasAttribute('aria-invalid')).toBe(false)
  expect(page.find('dialog[open]')).toBeNull()
  type(page.find(NUMBERS), '14')
  type(page.all(NUMBERS)[1], '2.5')
  await soon(() => expect(page.text()).toContain('Enter a whole number from 0 to 1000. 0 means none.'))
  expect([...page.all(NUMBERS)].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  type(page.all(NUMBERS)[1], '')
  await soon(() => expect(page.text()).not.toContain('Enter a whole number'))
  page.named('button', 'Save draft')?.click()
  const prerequisites = { ...VALUE.prerequisites, minimumAge: 14 }
  await soon(() => expect(page.sent).toEqual([{ ...VALUE, prerequisites }]))
})

test('[OF-08] a course without a minimum age, or with one before it that needs it, is refused while it is typed', async () => {
  const page = await open(VALUE, { [OPEN_WATER]: WRECK })
  type(page.find(NUMBERS), '')
  await soon(() => expect(page.text()).toContain('Enter a minimum age from 1 to 99.'))
  expect(page.find(NUMBERS)?.getAttribute('aria-invalid')).toBe('true')
  type(page.find(NUMBERS), '12')
  const after = page.all('select')[1]
  type(after, OPEN_WATER)
  await soon(() =>
    expect(page.text()).toContain('Choose another course: this one needs the course that you’re editing.'),
  )
  expect(after?.getAttribute('aria-invalid')).toBe('true')
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.find('dialog[open]')).toBeNull())
})

test('[OF-08] the course before it may be gone, which is said', async () => {
  const gone = '01920000-0000-7000-8000-00000000dead'
  const page = await open({ ...VALUE, prerequisites: { ...VALUE.prerequisites, after: gone } })
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('Choose another course: this one no longer exists.'))
})

test('[OF-08] hidden characters in a text are refused while it is typed', async () => {
  const page = await open(VALUE)
  type(page.find(TITLE), 'Wreck\u202eDiver')
  await soon(() => expect(page.text()).toContain('Remove hidden characters'))
  page.named('button', 'Publish')?.click()
  expect(page.find('dialog[open]')).toBeNull()
})

test('[OF-08] a course that is not in the shop asks for nothing', async () => {
  const page = await open({ ...VALUE, prerequisites: null })
  expect(page.find(NUMBERS)).toBeNull()
  expect(page.text()).toContain('Offer this course')
})
