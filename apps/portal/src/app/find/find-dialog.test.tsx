import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anECard } from '../../features/certifications/card.fixture.ts'
import { answerLogbook, aWire, emptyDevice } from '../../features/logbook/list/logbook.fixture.ts'
import { aClass } from '../../features/training/students/class.fixture.ts'
import { aMyCourse } from '../../features/training/training.fixture.ts'
import { setDevicePerson } from '../../shared/offline/device-person.ts'
import { forgetAnswers } from '../../shared/offline/stored-answers.fixture.ts'
import { type Answers, anApp, restOf, show } from '../testing/app.fixture.tsx'
import { signedInAs } from '../testing/open-page.fixture.tsx'
import { forgetVisits } from './visited.ts'

const DIVES = [
  aWire({ id: 'hole', dive_title: 'Blue Hole', dive_location: 'Dahab, Egypt', dive_date: '2026-05-14' }),
  aWire({ id: 'wall', dive_title: 'Wall', dive_location: 'Dahab, Egypt', dive_date: '2026-03-02' }),
]

const soon = <T,>(check: () => T) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined
beforeEach(async () => {
  forgetVisits()
  await emptyDevice()
  await forgetAnswers()
  setDevicePerson(100001)
})
afterEach(() => {
  shown?.unmount()
  setDevicePerson(undefined)
  vi.unstubAllGlobals()
})

function press(target: EventTarget | null, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target?.dispatchEvent(event)
  return event.defaultPrevented ? 'heard' : 'ignored'
}

/** Test helper: a page with Find, and the answers of everything it asks. */
async function open(answers: Answers = {}, dives = DIVES) {
  const app = await anApp('/account', {
    '/learning/my-courses': [aMyCourse()],
    '/e-cards/consumer': [anECard()],
    '/e-cards/pro': [],
    '/catalog/courses': { items: [], page: 1, pageSize: 20, total: 0 },
    ...answers,
  })
  answerLogbook(app.fetch, {}, dives)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const field = () => place.querySelector<HTMLInputElement>('dialog[open] [role=combobox]')
  await soon(() => expect(place.querySelector('header [aria-keyshortcuts]')).not.toBeNull())
  const type = (text: string) => {
    const input = field() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const options = () => [...place.querySelectorAll<HTMLElement>('dialog[open] [role=option]')]
  const active = () => {
    const id = field()?.getAttribute('aria-activedescendant')
    return options().find((option) => option.id === id)
  }
  return {
    ...app,
    place,
    field,
    type,
    options,
    active,
    titles: () => options().map((option) => option.querySelector('bdi')?.textContent),
    groups: () =>
      [...place.querySelectorAll('dialog[open] [role=group]')].map((group) => group.firstChild?.textContent),
    text: () => place.querySelector('dialog[open]')?.textContent ?? '',
    openFind: async () => {
      // The page listens a moment after it has rendered.
      await soon(() => {
        if (!field()) press(document.body, 'k', { ctrlKey: true, code: 'KeyK' })
        expect(field()).not.toBeNull()
      })
    },
    close: async () => {
      place.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'))
      await soon(() => expect(field()).toBeNull())
    },
    asked: (end: string) => app.fetch.mock.calls.some(([url]) => String(url).includes(end)),
  }
}

test('[SN-03] Ctrl K opens Find, typing finds a dive by its site, and Enter opens it', async () => {
  const { openFind, type, active, field, router } = await open()
  await openFind()
  await soon(() => expect(document.activeElement).toBe(field()))
  type('egypt hole')
  await soon(() => expect(active()?.textContent).toContain('Blue Hole'))
  expect(active()?.textContent).toContain('No. 2, 14 May 2026 · Dahab, Egypt')
  expect(active()?.querySelector('mark')?.textContent).toBe('Hole')
  press(field(), 'Enter')
  await soon(() => expect(router.state.location.pathname).toBe('/logbook/dive/hole'))
  await soon(() => expect(field()).toBeNull())
})

test('[SN-03] what is typed before its code has come is in the field', async () => {
  const { place, field } = await open()
  // The page listens a moment after it has rendered.
  await soon(() => expect(press(document.body, 'k', { ctrlKey: true, code: 'KeyK' })).toBe('heard'))
  for (const key of ['b', 'l', 'x', 'Backspace', 'u']) press(document.body, key)
  await soon(() => expect(field()?.value).toBe('blu'))
  await soon(() => expect(place.textContent).toContain('Blue Hole'))
})

test('[SN-03] arrows, Home and End move through the results, and Escape closes', async () => {
  const { openFind, close, type, active, titles, field, place } = await open()
  await openFind()
  type('dahab')
  await soon(() => expect(titles()).toEqual(['Blue Hole', 'Wall']))
  const input = field() as HTMLInputElement
  for (const [key, expected] of [
    ['ArrowDown', 'Wall'],
    ['ArrowDown', 'Blue Hole'],
    ['ArrowUp', 'Wall'],
    ['Home', 'Blue Hole'],
    ['End', 'Wall'],
  ] as const) {
    press(input, key)
    await soon(() => expect(active()?.querySelector('bdi')?.textContent).toBe(expected))
    expect(active()?.getAttribute('aria-selected')).toBe('true')
  }
  // A new search begins with its first result again.
  type('daha')
  await soon(() => expect(active()?.querySelector('bdi')?.textContent).toBe('Blue Hole'))
  await close()
  expect(place.querySelector('dialog[open]')).toBeNull()
})

test('[SN-03] before anything is typed it offers actions, and what was opened last', async () => {
  const { openFind, type, titles, groups, field, place, router } = await open({}, [])
  await openFind()
  await soon(() =>
    expect(titles().slice(0, 5)).toEqual([
      'Log a dive',
      'Show my card',
      'Import dives',
      'Sign out',
      'Dashboard',
    ]),
  )
  expect(groups()).toEqual(['Actions', 'Pages'])
  type('rescue')
  await soon(() => expect(titles()).toContain('Rescue Diver'))
  press(field(), 'Enter')
  await soon(() => expect(router.state.location.pathname).toContain('/certifications/ecard/'))
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('Your cards'))
  await router.navigate('/account')
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('Account'))
  await openFind()
  await soon(() => expect(groups()).toEqual(['Recent', 'Actions', 'Pages']))
  expect(titles()[0]).toBe('Rescue Diver')
})

test('[SN-03] screens come from the menu, with its conditions', async () => {
  const { openFind, type, titles, place } = await open()
  await openFind()
  type('students')
  await soon(() => expect(place.textContent).toContain('Nothing found for “students”'))
  type('prof')
  await soon(() => expect(titles()).toContain('Profile'))
  type('statist')
  await soon(() => expect(titles()).toEqual(['Statistics']))
})

test('[SN-03] a diver is not asked about people, and none of the office’s calls is made', async () => {
  const { openFind, type, text, asked } = await open()
  await openFind()
  type('milo hart')
  await soon(() => expect(text()).toContain('Nothing found'))
  expect(text()).not.toContain('People')
  expect([asked('/learning/students'), asked('/office/')]).toEqual([false, false])
})

test('[SN-03] an instructor finds a student', async () => {
  const { openFind, type, active, field, router } = await open({
    ...signedInAs(2),
    '/api/pro/graphql': { data: { formsTotal: 1 } },
    '/learning/students': aClass(),
  })
  await openFind()
  type('hart')
  await soon(() => expect(active()?.textContent).toContain('Milo Hart'))
  press(field(), 'Enter')
  await soon(() => expect(router.state.location.pathname).toContain('/training/instructor/eRecord/100008'))
})

const PERSON = {
  affiliateId: 100002,
  name: 'Jonas Weber',
  email: 'student@fathom.test',
  type: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  mergedInto: null,
  numbers: [],
}

test('[SN-03] staff find people by the server’s search, if they have that right', async () => {
  const people = vi.fn(() => ({ items: [PERSON], next: null, isSimilar: false }))
  const { openFind, type, titles } = await open({ ...signedInAs(9), '/office/people': people })
  await openFind()
  type('jonas')
  await soon(() => expect(titles()).toContain('Jonas Weber'))
  expect(people).toHaveBeenCalledOnce()
  type('security')
  await soon(() => expect(titles()).toContain('Security log'))
})

test('[SN-03] without the right to see people, staff search for none', async () => {
  const people = vi.fn(() => ({ items: [PERSON], next: null, isSimilar: false }))
  const { openFind, type, text, titles } = await open({
    ...signedInAs(9),
    '/office/rights/own': { rights: ['cards'] },
    '/office/people': people,
  })
  await openFind()
  type('jonas')
  await soon(() => expect(text()).toContain('Nothing found'))
  expect(people).not.toHaveBeenCalled()
  type('security')
  await soon(() => expect(titles()).toEqual([]))
})

test('[SN-03] what does not load is named, hides nothing else and can be retried', async () => {
  let isBroken = true
  const { openFind, type, text, titles, place } = await open({
    '/learning/my-courses': () => (isBroken ? 400 : [aMyCourse()]),
  })
  await openFind()
  type('dahab')
  await soon(() => expect(text()).toContain('We couldn’t load: Courses.'))
  await soon(() => expect(titles()).toEqual(['Blue Hole', 'Wall']))
  isBroken = false
  const retry = [...place.querySelectorAll<HTMLElement>('dialog[open] button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  retry?.click()
  await soon(() => expect(text()).not.toContain('We couldn’t load'))
  type('open water')
  await soon(() => expect(titles()).toContain('Open Water Diver'))
})

test('[SN-03] nothing found says so, and clearing goes back to the field', async () => {
  const { openFind, type, text, field, place, titles } = await open()
  await openFind()
  type('zzzz')
  await soon(() => expect(text()).toContain('Nothing found for “zzzz”'))
  expect(place.querySelector('dialog[open] a[href*="help"]')?.textContent).toBe('Support')
  const clear = [...place.querySelectorAll<HTMLElement>('dialog[open] button')].find(
    ({ textContent }) => textContent === 'Clear search',
  )
  clear?.click()
  await soon(() => expect(titles()).toContain('Log a dive'))
  expect([field()?.value, document.activeElement]).toEqual(['', field()])
})

test('[SN-03] the shortcut waits while another dialog asks something', async () => {
  const { openFind, close, place, field } = await open()
  await openFind()
  await close()
  const other = place.appendChild(document.createElement('dialog'))
  other.showModal()
  press(document.body, 'k', { ctrlKey: true, code: 'KeyK' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(field()).toBeNull()
  other.remove()
  await openFind()
})
