import { expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'

const NOWHERE = { addressLine1: '', addressLine2: '', city: '', countryId: '', postalCode: '', stateId: '' }
const EGYPT = {
  ...{ id: 'EG', name: 'Egypt', displayName: 'Egypt' },
  ...{ postalCode: 'required', postalCodeRequired: true, hasStates: true },
}
const CENTER = {
  ...{ kind: 'store', number: 7004, standing: 'current', name: 'Blue Hole' },
  ...{ ...NOWHERE, addressLine1: 'Seafront 1', city: 'Dahab', countryId: 'EG', postalCode: '46617' },
}

const aPerson = (more: object = {}) => ({
  ...{ affiliateId: 100004, name: 'Nico Berg', email: 'newcomer@fathom.test', type: 1 },
  ...{ createdAt: '2024-06-03T09:00:00.000Z', mergedInto: null, language: 'en-US', rights: null },
  ...{ cards: [], courses: [], codes: [], applications: [], sessions: [], merges: [], history: [] },
  forms: { medical: { state: 'missing', date: null }, release: { state: 'missing', date: null } },
  numbers: [],
  nextNumbers: { member: 500002, store: 7004 },
  instructors: null,
  ...more,
})

type Call = { method?: string; body?: string; path: string }

const open = (person: object, answers: Answers = {}) =>
  anOpenPage('/office/people/100004', {
    ...signedInAs(9),
    '/references/countries': { items: [EGYPT] },
    '/references/states': { items: [{ stateId: 'EG.26', name: 'Janub Sina' }] },
    '/references/cities': { items: [] },
    ...answers,
    '/office/people/100004': person,
  })

type Opened = Awaited<ReturnType<typeof open>>

/** Types or chooses like a person does: React hears the event. */
function enter(field: HTMLElement | null | undefined, value: string): void {
  if (!field) throw new Error('no field')
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

const labelled = ({ place }: Opened, name: string) => {
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.trim() === name)
  return place.ownerDocument.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null
}
const errorOf = (page: Opened, name: string) => {
  const field = labelled(page, name)
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  return field?.getAttribute('aria-invalid') === 'true'
    ? page.place.ownerDocument.getElementById(ids[0] ?? '')?.textContent
    : undefined
}

async function become(page: Opened, type: string): Promise<void> {
  await soon(() => expect(labelled(page, 'Account type')).toBeTruthy())
  enter(labelled(page, 'Account type'), type)
  await soon(() =>
    expect((page.named('button', 'Change account type') as HTMLButtonElement).disabled).toBe(false),
  )
}
const confirm = async (page: Opened) => {
  page.named('button', 'Change account type')?.click()
  await soon(() => expect(page.find('dialog[open]')).not.toBeNull())
  page.named('dialog[open] button', 'Change account type')?.click()
}

test('[OF-03] a new instructor is offered the next free number, and another can be typed', async () => {
  const sent: unknown[] = []
  const taken = { problem: 'number-taken', reason: 'in-use', next: 500004, errors: [] }
  const page = await open(aPerson(), {
    '/office/people/100004/type': ({ body }: Call) => {
      sent.push(JSON.parse(body ?? ''))
      return Response.json(taken, { status: 409 })
    },
  })
  await become(page, '2')
  await soon(() => expect(labelled(page, 'Instructor number')?.value).toBe('500002'))
  expect(page.text()).toContain('500002 is free. You can enter another number.')
  enter(labelled(page, 'Instructor number'), '500 003')
  await confirm(page)
  await soon(() =>
    expect(errorOf(page, 'Instructor number')).toBe('Someone else has this number. 500004 is free.'),
  )
  await soon(() => expect(document.activeElement).toBe(labelled(page, 'Instructor number')))
  expect(sent).toEqual([{ type: 2, number: 500003 }])
})

test('[OF-03] a number that was given before says that it is never given again', async () => {
  const answer = { problem: 'number-taken', reason: 'used-before', next: 500004, errors: [] }
  const page = await open(aPerson(), {
    '/office/people/100004/type': () => Response.json(answer, { status: 409 }),
  })
  await become(page, '2')
  await confirm(page)
  await soon(() =>
    expect(errorOf(page, 'Instructor number')).toBe(
      'This number was given before and is never given again. 500004 is free.',
    ),
  )
})

test.each([
  ['', 'Enter an instructor number'],
  ['a few', 'Use digits only, such as 500001'],
  ['0', 'Use digits only, such as 500001'],
  ['1000000000', 'A number has at most nine digits.'],
])('[OF-03] the number %j is refused before anything is asked', async (typed, words) => {
  const page = await open(aPerson())
  await become(page, '2')
  enter(labelled(page, 'Instructor number'), typed)
  page.named('button', 'Change account type')?.click()
  await soon(() => expect(errorOf(page, 'Instructor number')).toBe(words))
  expect(page.find('dialog[open]')).toBeNull()
})

test('[OF-03] a number from before is shown and used again, and nothing is asked', async () => {
  const sent: unknown[] = []
  const before = { ...CENTER, kind: 'member', number: 500001, standing: 'inactive' }
  const page = await open(aPerson({ numbers: [before] }), {
    '/office/people/100004/type': ({ body }: Call) => {
      sent.push(JSON.parse(body ?? ''))
      return aPerson({ type: 2 })
    },
  })
  await soon(() => expect(page.text()).toContain('Instructor number 500001 · Not in use now'))
  await become(page, '2')
  await soon(() => expect(page.text()).toContain('Instructor number 500001 from before is used again.'))
  expect(labelled(page, 'Instructor number')).toBeNull()
  await confirm(page)
  await soon(() => expect(sent).toEqual([{ type: 2 }]))
})

test('[OF-03] a new dive center needs a name and a place, each named at its field', async () => {
  const page = await open(aPerson())
  await become(page, '3')
  await soon(() => expect(labelled(page, 'City')).toBeTruthy())
  expect(labelled(page, 'Dive center number')?.value).toBe('7004')
  page.named('button', 'Change account type')?.click()
  await soon(() =>
    expect(errorOf(page, 'Name of the dive center')).toBe('Enter the name of the dive center.'),
  )
  expect(errorOf(page, 'City')).toBe('Enter your city')
  expect(errorOf(page, 'Country')).toBe('Choose a country from the list')
  expect(errorOf(page, 'Address line 1')).toBe('Enter your street and number')
  expect(page.find('dialog[open]')).toBeNull()
})

test('[OF-03] who stops being an instructor keeps the number, and staff read it before', async () => {
  const now = { ...CENTER, kind: 'member', number: 500001 }
  const page = await open(aPerson({ type: 2, numbers: [now] }))
  await become(page, '1')
  page.named('button', 'Change account type')?.click()
  await soon(() =>
    expect(page.find('dialog[open]')?.textContent).toContain(
      'Number 500001 stays reserved, but no one can find them by it.',
    ),
  )
})

test('[OF-03] number, name and place of a dive center are corrected', async () => {
  const sent: unknown[] = []
  const page = await open(aPerson({ type: 3, numbers: [CENTER], instructors: [] }), {
    '/office/people/100004/directory': ({ body }: Call) => {
      sent.push(JSON.parse(body ?? ''))
      return aPerson()
    },
  })
  await soon(() => expect(labelled(page, 'City')?.value).toBe('Dahab'))
  const button = () => page.named('button', 'Save entry') as HTMLButtonElement
  expect(button().disabled).toBe(true)
  enter(labelled(page, 'Name of the dive center'), 'Blue Hole Dahab ')
  enter(labelled(page, 'Dive center number'), '7104')
  await soon(() => expect(button().disabled).toBe(false))
  button().click()
  await soon(() => expect(currentToast()?.text).toBe('Directory entry saved.'))
  const { kind: _kind, standing: _standing, ...saved } = CENTER
  expect(sent).toEqual([{ ...saved, number: 7104, name: 'Blue Hole Dahab' }])
})

test('[OF-03] an instructor without a number gets one', async () => {
  const page = await open(aPerson({ type: 2 }))
  await soon(() => expect(page.text()).toContain('There is no number yet, so no one can find them.'))
  expect(labelled(page, 'Instructor number')?.value).toBe('500002')
  expect((page.named('button', 'Save entry') as HTMLButtonElement).disabled).toBe(false)
})

test('[LE-10] staff say who teaches at a dive center', async () => {
  const calls: string[] = []
  const person = aPerson({
    ...{ type: 3, numbers: [CENTER] },
    instructors: [{ memberNumber: 500001, name: 'Kai Nakamura' }],
  })
  const page = await open(person, {
    '/office/people/100004/instructors/500009': ({ method = '' }: Call) => {
      calls.push(`${method} 500009`)
      return Response.json({ problem: 'no-instructor', errors: [] }, { status: 422 })
    },
    '/office/people/100004/instructors/500001': ({ method = '' }: Call) => {
      calls.push(`${method} 500001`)
      return person
    },
  })
  await soon(() => expect(page.text()).toContain('Kai Nakamura'))
  const fields = () => page.find<HTMLInputElement>('form input')
  enter(fields(), '500009')
  page.named('button', 'Add instructor')?.click()
  await soon(() => expect(page.text()).toContain('Instructor number not found'))
  page.find('[aria-label="Remove Kai Nakamura"]')?.click()
  await soon(() => expect(page.text()).toContain('Remove Kai Nakamura from this dive center?'))
  page.named('dialog[open] button', 'Remove')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Instructor removed.'))
  expect(calls).toEqual(['PUT 500009', 'DELETE 500001'])
})

test('[OF-03] a session says on which device, as the person’s own settings do', async () => {
  const sessions = [
    { id: '1', browser: 'Firefox', system: 'Windows', lastSeenAt: '2026-11-14T09:00:00.000Z' },
    { id: '2', browser: '', system: '', lastSeenAt: '2026-11-13T09:00:00.000Z' },
  ]
  const page = await open(aPerson({ sessions }))
  await soon(() => expect(page.text()).toContain('Firefox on Windows'))
  expect(page.text()).toContain('Unknown device')
  expect(page.text()).toContain('Last active 14 November 2026')
})
