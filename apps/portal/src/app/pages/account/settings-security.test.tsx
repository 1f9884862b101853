import { deleteOtherSessions, deleteSession } from '@fathom/contract/session'
import { expect, test } from 'vitest'
import { type } from '../../../shared/testing/render.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Answers } from '../../testing/app.fixture.tsx'
import { HERE, openSettings, pressIn, soon, THERE } from './settings-page.fixture.tsx'

type Request = { method: string; body: string }

const dialogIn = (place: HTMLElement) => place.querySelector<HTMLDialogElement>('dialog[open]')

const named = (place: HTMLElement, label: string) => {
  const found = place.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  if (!found) throw new Error(`no button ${label}`)
  return found
}

/** The sessions of a server that ends what it is asked to end. */
async function withSessions() {
  let sessions = [HERE, THERE, { ...THERE, id: 's-3', system: 'iPad' }]
  const ended: string[] = []
  const opened = await openSettings({
    '/api/sessions/graphql': ({ body }: Request) => {
      const isOne = body.includes(deleteSession.id)
      if (!isOne && !body.includes(deleteOtherSessions.id)) return { data: { sessions } }
      const gone = sessions.filter(({ id, current }) => (isOne ? body.includes(`"${id}"`) : !current))
      sessions = sessions.filter((each) => !gone.includes(each))
      ended.push(...gone.map(({ id }) => id))
      return { data: isOne ? { deleteSession: true } : { deleteOtherSessions: gone.length } }
    },
  })
  const list = () => opened.part('Where you’re signed in')
  const rows = () => list().querySelectorAll('li').length
  await soon(() => expect(rows()).toBe(3))
  return { ...opened, ended, list, rows }
}

test('[ST-12] ending a session asks first with the safe answer in focus; keeping it changes nothing, confirming ends it', async () => {
  const { place, ended, rows } = await withSessions()
  named(place, 'End iPhone').click()
  await soon(() => expect(dialogIn(place)?.querySelector('h2')?.textContent).toBe('End this session?'))
  expect(dialogIn(place)?.textContent).toContain('iPhone will be signed out right away.')
  expect(document.activeElement?.textContent).toBe('Cancel')
  dialogIn(place)?.dispatchEvent(new Event('cancel', { cancelable: true }))
  await soon(() => expect(dialogIn(place)).toBeNull())
  expect(ended).toEqual([])
  named(place, 'End iPhone').click()
  await soon(() => expect(dialogIn(place)).not.toBeNull())
  pressIn(place, /^End session$/)
  await soon(() => expect(rows()).toBe(2))
  expect(ended).toEqual(['s-2'])
  expect(currentToast()?.text).toBe('1 session ended.')
})

test('[ST-12] ending all other sessions asks with their number, and keeps this one', async () => {
  const { place, list, ended, rows } = await withSessions()
  pressIn(list(), /^End all other sessions$/)
  await soon(() =>
    expect(dialogIn(place)?.textContent).toContain('2 other devices will be signed out right away.'),
  )
  pressIn(place, /^End all sessions$/)
  await soon(() => expect(rows()).toBe(1))
  expect(ended).toEqual(['s-2', 's-3'])
  expect(list().textContent).toContain('This device')
  expect(list().textContent).not.toContain('End all other sessions')
})

async function passwordForm(answers: Answers = {}) {
  const opened = await openSettings(answers)
  const part = () => opened.part('Password')
  const inputs = () => [...part().querySelectorAll<HTMLInputElement>('input:not([hidden])')]
  await soon(() => expect(inputs()).toHaveLength(3))
  const fill = (...texts: string[]) => {
    for (const [index, input] of inputs().entries()) type(input, texts[index] ?? '')
  }
  const submit = (...texts: string[]) => {
    fill(...texts)
    part().querySelector('form')?.requestSubmit()
  }
  const sent = () => opened.app.fetch.mock.calls.filter(([url]) => String(url).endsWith('/password/change'))
  return { ...opened, text: () => part().textContent, part, inputs, fill, submit, sent }
}

test('[VA-01] a new password is rated on this device while it is typed, and can be shown', async () => {
  const { app, part, text, inputs, fill } = await passwordForm()
  fill('', 'P@ssw0rd1')
  await soon(() => expect(text()).toContain('This is one of the most common passwords.'))
  fill('', 'Lanterns drift past Tuesday')
  await soon(() => expect(text()).toContain('Strong.'))
  expect(part().querySelector('[role=progressbar], progress')).not.toBeNull()
  expect(inputs()[1]?.type).toBe('password')
  part().querySelectorAll<HTMLElement>('button[type=button]')[1]?.click()
  await soon(() => expect(inputs()[1]?.type).toBe('text'))
  const bodies = app.fetch.mock.calls.map(([url, init]) => `${String(url)} ${String(init?.body ?? '')}`)
  expect(bodies.filter((each) => /Lanterns|ssw0rd/.test(each))).toEqual([])
})

test.each([
  ['reef1234', 'reef1234', 1, 'Enter a valid password'],
  ['Kelp forest 9', 'Kelp', 2, 'Confirm password does not match new password'],
])(
  '[VA-01] the error message for %s and %s is that of the specification, and its field has the focus',
  async (next, again, at, words) => {
    const { text, inputs, submit, sent } = await passwordForm()
    submit('Reef1234', next, again)
    await soon(() => expect(text()).toContain(words))
    expect(document.activeElement).toBe(inputs()[at])
    expect(sent()).toEqual([])
  },
)

test('[VA-01] [CA-08] a wrong current password is reported at its field, and the right one changes the password and empties the form', async () => {
  const { text, inputs, submit } = await passwordForm({
    '/password/change': ({ body }: Request) =>
      JSON.parse(body).oldPassword === 'Reef1234'
        ? { endedSessions: 1 }
        : Response.json({ problem: 'password-wrong', errors: [] }, { status: 422 }),
  })
  submit('Wrong1234', 'Kelp forest 9', 'Kelp forest 9')
  await soon(() => expect(document.activeElement).toBe(inputs()[0]))
  expect(inputs()[0]?.getAttribute('aria-invalid')).toBe('true')
  submit('Reef1234', 'Kelp forest 9', 'Kelp forest 9')
  await soon(() => expect(currentToast()?.text).toBe('Password changed. 1 other session ended.'))
  await soon(() => expect(inputs().map(({ value }) => value)).toEqual(['', '', '']))
  expect(text()).not.toContain('Wrong')
})

test('[CA-08] a change that failed to send is reported, and the input stays', async () => {
  const { part, inputs, submit } = await passwordForm({
    '/password/change': new TypeError('Failed to fetch'),
  })
  submit('Reef1234', 'Kelp forest 9', 'Kelp forest 9')
  await soon(() =>
    expect(part().querySelector('[role=alert]')?.textContent).toContain('We couldn’t change your password.'),
  )
  expect(inputs()[1]?.value).toBe('Kelp forest 9')
})

test('a passkey is renamed, but not to nothing, and is removed after a question', async () => {
  let items = [
    { id: 'k-1', name: 'Phone', isSynced: false, createdAt: '2026-11-03T10:00:00Z', lastUsedAt: null },
  ]
  const { place, part } = await openSettings({
    '/passkeys/k-1': ({ method, body }: Request) => {
      items = method === 'PUT' ? items.map((each) => ({ ...each, ...JSON.parse(body) })) : []
      return {}
    },
    '/passkeys': () => ({ items }),
  })
  const passkeys = () => part('Passkeys').textContent
  await soon(() => expect(passkeys()).toContain('Phone'))
  named(place, 'Rename Phone').click()
  const nameTo = (text: string) => {
    const input = dialogIn(place)?.querySelector('input')
    if (!input) throw new Error('the dialog has no field')
    type(input, text)
    dialogIn(place)?.querySelector('form')?.requestSubmit()
  }
  await soon(() => expect(dialogIn(place)).not.toBeNull())
  nameTo(' ')
  await soon(() => expect(dialogIn(place)?.textContent).toContain('Enter a name'))
  nameTo('Boat phone')
  await soon(() => expect(passkeys()).toContain('Boat phone'))
  expect(dialogIn(place)).toBeNull()
  named(place, 'Remove Boat phone').click()
  await soon(() => expect(dialogIn(place)?.textContent).toContain('Remove Boat phone?'))
  expect(items).toHaveLength(1)
  pressIn(dialogIn(place) as HTMLElement, /^Remove$/)
  await soon(() => expect(passkeys()).toContain('No passkeys yet.'))
})

test('a deletion with the wrong password is refused at its field, and nobody is signed out', async () => {
  const { app, place, part } = await openSettings({
    '/user/delete': () => Response.json({ problem: 'password-wrong', errors: [] }, { status: 422 }),
  })
  await soon(() => expect(part('Delete my account').querySelector('button')).not.toBeNull())
  part('Delete my account').querySelector('button')?.click()
  await soon(() => expect(dialogIn(place)?.querySelector('input')).not.toBeNull())
  const input = dialogIn(place)?.querySelector('input') as HTMLInputElement
  type(input, 'Wrong1234')
  dialogIn(place)?.querySelector('form')?.requestSubmit()
  await soon(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  expect(app.router.state.location.pathname).toBe('/settings')
})

test('[OF-01] the last one who may give rights reads why the account stays, and what to do first', async () => {
  const { place, part } = await openSettings({
    '/user/delete': () => Response.json({ problem: 'last-settings', errors: [] }, { status: 409 }),
  })
  await soon(() => expect(part('Delete my account').querySelector('button')).not.toBeNull())
  part('Delete my account').querySelector('button')?.click()
  await soon(() => expect(dialogIn(place)?.querySelector('input')).not.toBeNull())
  type(dialogIn(place)?.querySelector('input') as HTMLInputElement, 'Reef1234')
  dialogIn(place)?.querySelector('form')?.requestSubmit()
  await soon(() => expect(dialogIn(place)?.textContent).toContain('Give this right to a colleague first'))
})
