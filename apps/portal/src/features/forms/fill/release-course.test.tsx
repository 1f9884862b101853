import { currentDefinition } from '@fathom/domain/forms'
import { beforeEach, expect, test } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { forgetForms } from '../testing/forget-forms.fixture.ts'

beforeEach(forgetForms)

const party = (name: string) => ({ name, address: { countryId: 'EG' } })

const openRelease = async (courses: readonly object[]) => {
  const page = await anOpenPage('/training/forms/liability-release?with=7001.500001&country=EG', {
    '/my-courses': courses,
    '/api/pro/graphql': ({ body }: { body: string }) =>
      body.includes('storeNumber')
        ? { data: { storeInfo: party('Harbour Divers') } }
        : { data: { memberInfo: party('Kai Nakamura') } },
    '/definitions/liability-release': {
      definition: currentDefinition('liability-release', 'own-fault'),
      signers: ['participant'],
    },
    '/drafts/liability-release': { answers: {}, version: 0, isStartedAnew: false },
  })
  await soon(() => expect(page.find('input')).not.toBeNull())
  return () =>
    [...page.place.querySelectorAll<HTMLInputElement>('main input')]
      .map(({ value }) => value)
      .concat([...page.place.querySelectorAll('main section dd')].map(({ textContent }) => textContent ?? ''))
}

const course = (title: string, certifiedAt: string | null = null) => ({ title, certifiedAt })

test('[SC-09] with two courses the diver writes which one the release is for', async () => {
  const blanks = await openRelease([course('Open Water Diver'), course('Nitrox')])
  await soon(() => expect(blanks()).toContain('Ines Marin'))
  expect(blanks()).not.toContain('Open Water Diver')
  expect(blanks()).not.toContain('Nitrox')
})

test('[SC-09] the release proposes the only course that a diver takes now', async () => {
  const blanks = await openRelease([course('Open Water Diver'), course('Nitrox', '2026-01-01T00:00:00Z')])
  await soon(() => expect(blanks()).toContain('Open Water Diver'))
})

test('[TS-09] the review leads back to where instructor and dive center are chosen, and the focus follows each step', async () => {
  const page = await anOpenPage('/training/forms/liability-release?with=7001.500001&country=EG&at=review', {
    '/my-courses': [course('Open Water Diver')],
    '/forms/parties': [
      { kind: 'store', number: 7001, name: 'Harbour Divers' },
      { kind: 'member', number: 500001, name: 'Kai Nakamura' },
    ],
    '/api/pro/graphql': ({ body }: { body: string }) =>
      body.includes('storeNumber')
        ? { data: { storeInfo: party('Harbour Divers') } }
        : { data: { memberInfo: party('Kai Nakamura') } },
    '/definitions/liability-release': {
      definition: currentDefinition('liability-release', 'own-fault'),
      signers: ['participant'],
    },
    '/drafts/liability-release': { answers: {}, version: 0, isStartedAnew: false },
  })
  const heading = () => page.place.querySelector('main h2')
  const change = await soon(() => {
    const found = page.place.querySelector<HTMLElement>('button[aria-label^="Change: Instructor"]')
    if (!found) throw new Error('no change')
    return found
  })
  change.click()
  await soon(() => expect(heading()?.textContent).toBe('Who will you dive with?'))
  await soon(() => expect(document.activeElement).toBe(heading()))
  page.place.querySelector<HTMLElement>('main form button[type=submit]')?.click()
  await soon(() =>
    expect(page.place.querySelector('button[aria-label^="Change: Instructor"]')).not.toBeNull(),
  )
  await soon(() => expect(document.activeElement).toBe(heading()))
})
