import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'

const aPerson = (affiliateId: number, more: object = {}) => ({
  affiliateId,
  name: affiliateId === 100001 ? 'Mara Lindqvist' : 'Mara Lindkvist',
  email: `diver${affiliateId}@fathom.test`,
  type: 1,
  createdAt: '2019-06-03T09:00:00.000Z',
  mergedInto: null,
  numbers: [],
  ...more,
})

const aPage = (affiliateId: number, more: object = {}) => ({
  ...aPerson(affiliateId),
  language: 'en-US',
  nextNumbers: { member: 500002, store: 7004 },
  instructors: null,
  rights: null,
  ...{ cards: [], courses: [], codes: [], applications: [], sessions: [], merges: [], history: [] },
  forms: { medical: { state: 'missing', date: null }, release: { state: 'missing', date: null } },
  ...more,
})

const aPreview = (to: number, from: number, more: object = {}) => ({
  stays: aPerson(to),
  goes: aPerson(from),
  refusal: null,
  moves: [
    { area: 'cards', count: 5 },
    { area: 'dives', count: 1200 },
  ],
  conflicts: [
    { kind: 'names', count: 1 },
    { kind: 'certifications', count: 2 },
  ],
  ...more,
})

const MERGE = {
  id: '0198a000-0000-7000-8000-000000000001',
  from: 1000007,
  to: 100001,
  mergedAt: '2026-11-17T09:00:00.000Z',
  undoUntil: '2999-12-17T09:00:00.000Z',
}

const open = (answers: Answers, affiliateId = 100001) =>
  anOpenPage(`/office/people/${affiliateId}`, {
    ...signedInAs(9),
    [`/office/people/${affiliateId}`]: aPage(affiliateId),
    ...answers,
  })

type Opened = Awaited<ReturnType<typeof open>>

/** Types like a person does: React hears the event. */
function type(field: HTMLInputElement | HTMLTextAreaElement | null | undefined, text: string): void {
  if (!field) throw new Error('no field')
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function choose({ find }: Opened): Promise<void> {
  await soon(() => expect(find('input[type=search]')).toBeTruthy())
  type(find<HTMLInputElement>('input[type=search]'), 'mara')
  const button = () => find<HTMLButtonElement>('[aria-label="Choose Mara Lindkvist"]')
  await soon(() => expect(button()).toBeTruthy())
  button()?.click()
}

const FOUND = { items: [aPerson(100001), aPerson(1000007)], next: null, isSimilar: false }

test('[OF-03] staff see what moves and how the rest is decided before they merge, and give a reason', async () => {
  const sent: unknown[] = []
  const page = await open({
    '/office/people': FOUND,
    '/office/people/100001/merge/1000007': aPreview(100001, 1000007),
    '/office/people/100001/merge': ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return MERGE
    },
  })
  const { text, find, named } = page
  await choose(page)
  await soon(() => expect(text()).toContain('What moves'))
  for (const part of [
    'diver1000007@fathom.test',
    '1,200',
    'The names differ. Mara Lindqvist stays.',
    'Certifications held twice: 2. Both cards stay valid, each with its own number.',
    'You can undo this for 30 days.',
  ])
    expect(text()).toContain(part)
  const button = () => named('button', 'Merge accounts') as HTMLButtonElement
  button().click()
  await soon(() => expect(text()).toContain('Enter a reason'))
  expect(document.activeElement).toBe(find('textarea'))
  type(find<HTMLTextAreaElement>('textarea'), 'Signed up twice')
  const box = () => find<HTMLInputElement>('input[type=checkbox]')
  expect(box()?.parentElement?.textContent).toBe(
    'I’ve checked that Mara Lindkvist and Mara Lindqvist are the same person',
  )
  button().click()
  await soon(() => expect(document.activeElement).toBe(box()))
  expect([text().includes('Compare the two people, then check this box.'), sent]).toEqual([true, []])
  box()?.click()
  await soon(() => expect(text()).not.toContain('Compare the two people'))
  button().click()
  await soon(() => expect(currentToast()?.text).toBe('Accounts merged.'))
  expect(sent).toEqual([
    { from: 1000007, key: expect.any(String), reason: 'Signed up twice', namesDiffer: true },
  ])
})

test('[OF-03] nobody is missing before anything is typed, also after the list of people was open', async () => {
  const { text, find, named } = await anOpenPage('/office/people', {
    ...signedInAs(9),
    '/office/people/100001': aPage(100001),
    '/office/people': ({ path }: { path: string }) =>
      path.includes('search=') ? { ...FOUND, items: [] } : FOUND,
  })
  await soon(() => expect(named('a', 'Mara Lindqvist')).toBeDefined())
  named('a', 'Mara Lindqvist')?.click()
  await soon(() => expect(find('input[type=search]')).toBeTruthy())
  await soon(() => expect(text()).toContain('Merge'))
  expect(text()).not.toContain('No one found')
  type(find<HTMLInputElement>('input[type=search]'), 'zzz')
  await soon(() => expect(text()).toContain('No one found'))
})

test('[OF-03] accounts that may not be merged say why, and the other way around may be possible', async () => {
  const refusal = { refusal: 'professional-goes', moves: [], conflicts: [] }
  const page = await open({
    '/office/people': FOUND,
    '/office/people/100001/merge/1000007': aPreview(100001, 1000007, refusal),
    '/office/people/1000007/merge/100001': aPreview(1000007, 100001),
  })
  const { text, named } = page
  await choose(page)
  await soon(() => expect(text()).toContain('The professional’s account must stay. Swap the accounts.'))
  expect(named('button', 'Merge accounts')).toBeUndefined()
  named('button', 'Swap accounts')?.click()
  await soon(() => expect(named('button', 'Merge accounts')).toBeDefined())
})

test('[OF-03] a reason that is too long is not cut, and says how long it is', async () => {
  const page = await open({
    '/office/people': FOUND,
    '/office/people/100001/merge/1000007': aPreview(100001, 1000007, { conflicts: [] }),
  })
  const { text, find, named } = page
  await choose(page)
  await soon(() => expect(text()).toContain('What moves'))
  type(find<HTMLTextAreaElement>('textarea'), 'x'.repeat(520))
  await soon(() => expect(text()).toContain('Use at most 500 characters.'))
  expect(text()).toContain('520 of 500 characters')
  expect(find<HTMLTextAreaElement>('textarea')?.value).toHaveLength(520)
  named('button', 'Merge accounts')?.click()
  await soon(() => expect(document.activeElement).toBe(find('textarea')))
  expect(page.requested().some((url) => url.endsWith('/100001/merge'))).toBe(false)
})

test('[OF-03] a merged account leads to the one that stays, and the merge can be undone', async () => {
  let isUndone = false
  const { text, named } = await open(
    {
      '/office/people/1000007': () => aPage(1000007, isUndone ? {} : { mergedInto: 100001, merges: [MERGE] }),
      [`/office/merges/${MERGE.id}/undo`]: () => {
        isUndone = true
        return new Response(null, { status: 204 })
      },
    },
    1000007,
  )
  await soon(() => expect(text()).toContain('This account was merged into 100001.'))
  expect(named('a', 'Open that account')?.getAttribute('href')).toBe('/office/people/100001')
  expect(text()).not.toContain('Change account type')
  named('button', 'Undo merge')?.click()
  await soon(() => expect(text()).toContain('Undo the merge of 1000007 into 100001?'))
  expect(text()).toContain('100001 is signed out everywhere')
  expect(isUndone).toBe(false)
  named('dialog[open] button', 'Undo merge')?.click()
  await soon(() => expect(text()).toContain('Change account type'))
  expect(currentToast()?.text).toBe('Merge undone.')
})
