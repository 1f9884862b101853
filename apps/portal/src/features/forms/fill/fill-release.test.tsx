import { currentDefinition } from '@fathom/domain/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { aDraft } from './draft/form.fixture.ts'
import { deviceForms } from './draft/stored-form.ts'
import { aFillScreen, soon } from './fill-screen.fixture.tsx'

let shown: Awaited<ReturnType<typeof aFillScreen>> | undefined
afterEach(async () => {
  shown?.unmount()
  await deviceForms.remove(`100001.${RELEASE}`)
})

async function open(given: Parameters<typeof aFillScreen>[0]) {
  shown = await aFillScreen({ form: RELEASE, ...given })
  return shown
}

const heading = (place: HTMLElement, name: string) =>
  soon(() => expect(place.querySelector('h2')?.textContent).toBe(name))

function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(select: HTMLElement, value: string) {
  ;(select as HTMLSelectElement).value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const RELEASE = 'liability-release'
const aRelease =
  (variant: 'own-fault' | 'full' = 'full') =>
  () => ({
    definition: currentDefinition(RELEASE, variant),
    signers: ['participant'],
  })
const EGYPT = { country: 'EG', region: null }

test('[SN-06] a release has its own name in the tab', async () => {
  const { text } = await open({ more: { 'GET definitions/{form}': aRelease() } })
  await soon(() => expect(text()).not.toBe(''))
  await soon(() => expect(document.title).toMatch(/^Liability release · /))
})

test('[SC-09] another device shows the text for the place stored in the draft, and does not ask', async () => {
  const { text, address, http } = await open({
    more: {
      'GET definitions/{form}': aRelease(),
      'GET drafts/{form}': () => aDraft({ form: RELEASE, version: 1, place: EGYPT }),
    },
  })
  await soon(() => expect(text()).toContain('Text for Egypt'))
  expect(address()).toBe('/medical-form?country=EG')
  const withCountry = expect.objectContaining({ query: EGYPT })
  expect(http.get).toHaveBeenCalledWith('forms', 'definitions/{form}', withCountry)
})

test('[SC-09] a place is saved with the draft, and can be changed', async () => {
  const saved = vi.fn((body: object) => aDraft({ ...body, form: RELEASE, version: 2 }))
  const { place, control, text, address } = await open({
    at: '?again=1',
    more: {
      'GET definitions/{form}': aRelease(),
      'GET drafts/{form}': () => aDraft({ form: RELEASE }),
      'PUT drafts/{form}': saved,
    },
  })
  await heading(place, 'Where will you dive?')
  choose(await control('select', 'Egypt'), 'EG')
  ;(await control('button', 'Continue')).click()
  await soon(() => expect(text()).toContain('Text for Egypt'))
  expect(document.activeElement).toBe(place.querySelector('h2'))
  await soon(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ place: EGYPT })))
  ;(await control('button', 'Change place')).click()
  await heading(place, 'Where will you dive?')
  expect((await control<HTMLSelectElement>('select', 'Egypt')).value).toBe('EG')
  ;(await control('button', 'Continue')).click()
  await soon(() => expect(address()).toBe('/medical-form?again=1&country=EG'))
})

test('[SC-09] the name of the diver is that of the account, and nobody edits it', async () => {
  const BLANKS = { activity: 'Boat dive', instructor: 'Kai Nakamura', store: 'Harbour Divers' }
  const answers = { ...BLANKS, participant: 'Kai Nakamura' }
  const { place, control, text, address } = await open({
    at: '?country=EG',
    more: {
      'GET definitions/{form}': aRelease(),
      'GET drafts/{form}': () => aDraft({ form: RELEASE, version: 1, place: EGYPT, answers }),
    },
  })
  await soon(() => expect(text()).toContain('Text for Egypt'))
  expect(place.querySelector('section dd')?.textContent).toBe('Ines Marin')
  expect(place.querySelectorAll('input[type=text]')).toHaveLength(3)
  ;(await control('button', 'Check')).click()
  await soon(() => expect(address()).toContain('at=review'))
  await soon(() => expect(place.querySelectorAll('button[aria-label^="Change"]')).toHaveLength(3))
})

test('[SC-09] a blank with unprintable characters says so, and the page stays open', async () => {
  const answers = { activity: 'Reef 🐠', instructor: 'Ana', store: 'Harbour' }
  const { place, control, text } = await open({
    at: '?country=EG',
    more: {
      'GET definitions/{form}': aRelease(),
      'GET drafts/{form}': () => aDraft({ form: RELEASE, version: 1, place: EGYPT, answers }),
    },
  })
  await soon(() => expect(text()).toContain('Text for Egypt'))
  ;(await control('button', 'Check')).click()
  await soon(() => expect(text()).toContain('Some of these characters cannot be printed'))
  expect(place.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
})

test.each(['review', 'sign'])(
  '[SC-09] opening %s with such a blank leads to the blank, and fixing it does not turn the page',
  async (at) => {
    const answers = { participant: 'Ines Marin', activity: 'সাগর', instructor: 'Sagar', store: 'Harbour' }
    const { place, control, text, address } = await open({
      at: `?country=EG&at=${at}`,
      more: {
        'GET definitions/{form}': aRelease(),
        'GET drafts/{form}': () => aDraft({ form: RELEASE, version: 1, place: EGYPT, answers }),
      },
    })
    await soon(() => expect(text()).toContain('Some of these characters cannot be printed'))
    const blank = place.querySelector<HTMLInputElement>('[aria-invalid=true]')
    expect([blank?.value, blank?.labels?.[0]?.textContent?.trim()]).toEqual(['সাগর', 'Course or activity'])
    expect(document.activeElement).toBe(blank)
    if (blank) type(blank, 'Sagar')
    await soon(() => expect(text()).not.toContain('cannot be printed'))
    expect(address()).toContain('at=release')
    ;(await control('button', 'Check')).click()
    await soon(() => expect(address()).toContain('at=review'))
  },
)

test('[SC-09] the review before signing shows the whole text of the release with its blanks', async () => {
  const answers = { participant: 'Ines Marin', activity: 'Boat dive', instructor: 'Kai', store: 'Harbour' }
  const { place, text } = await open({
    at: '?country=EG&at=review',
    more: {
      'GET definitions/{form}': aRelease(),
      'GET drafts/{form}': () => aDraft({ form: RELEASE, version: 1, place: EGYPT, answers }),
    },
  })
  await heading(place, 'Check your answers')
  for (const shown of [
    'diving and snorkeling involve risks',
    'I release the instructor',
    ...Object.values(answers),
  ])
    expect(text()).toContain(shown)
})

test('[SC-04] a guest with another store is asked for the place again, and its names are in the blanks', async () => {
  const draft = { form: RELEASE, version: 4, place: EGYPT, filledFor: '7001.500001' } as const
  const known = {
    from: '7002.',
    place: { country: 'MT', region: null },
    answers: { activity: 'Discover Scuba Diving', store: 'Reef House', instructor: '' },
  }
  const answers = { store: 'Harbour Divers', instructor: 'Kai Nakamura', participant: 'Ines Marin' }
  const { place, control, text } = await open({
    known,
    more: {
      'GET definitions/{form}': aRelease('own-fault'),
      'GET drafts/{form}': () => aDraft({ ...draft, answers }),
    },
  })
  await heading(place, 'Where will you dive?')
  expect((await control<HTMLSelectElement>('select', 'Egypt')).value).toBe('MT')
  ;(await control('button', 'Continue')).click()
  await soon(() => expect(text()).toContain('Text for Malta'))
  const blanks = [...place.querySelectorAll<HTMLInputElement>('input[type=text]')].map(({ value }) => value)
  expect(blanks).toEqual(['Discover Scuba Diving', '', 'Reef House'])
})
