import { beforeEach, expect, test } from 'vitest'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anApplication, FILLED, fill, KAI, moved, opensWith, PATH } from '../application.fixture.ts'

const anOpenApplication = opensWith(anOpenPage)

beforeEach(() => localStorage.clear())

test('[RT-19] [SC-12] a draft shows known data, names the gaps, and autosaves the text that closes one', async () => {
  const { text, find, calls } = await anOpenApplication(
    {
      [PATH]: ({ method }: { method: string }) =>
        method === 'PUT'
          ? anApplication({ version: 2, evidence: { dives: 'Paper logbook, 52 dives' } })
          : anApplication(),
    },
    '?step=prerequisites',
  )
  await soon(() => expect(text()).toContain('Step 2 of 8'))
  expect(text()).toContain('You’re 31.')
  expect(text()).toContain('You have 12 dives in your logbook. You need 28 more.')
  const field = find<HTMLTextAreaElement>('textarea')
  fill(field, 'Paper logbook, 52 dives')
  await soon(() => expect(text()).toContain('Draft saved at'))
  const [put] = calls('PUT', PATH)
  expect(JSON.parse(String(put?.[1]?.body))).toEqual({
    instructorNumber: null,
    storeNumber: null,
    evidence: { dives: 'Paper logbook, 52 dives' },
    signature: '',
  })
  expect(new Headers(put?.[1]?.headers).get('if-match')).toBe('"1"')
})

test('[RT-19] a returning applicant continues at the step they left', async () => {
  const first = await anOpenApplication({ [PATH]: anApplication() })
  await soon(() => expect(first.text()).toContain('Step 1 of 8'))
  first.press('Continue')
  await soon(() => expect(first.text()).toContain('Step 2 of 8'))
  const again = await anOpenApplication({ [PATH]: anApplication() })
  await soon(() => expect(again.text()).toContain('Step 2 of 8'))
})

test('[VA-06] an unknown number says so; a known one shows the name before it is chosen', async () => {
  const kai = { ...KAI, availableCredit: null, address: { addressLine1: '', city: '', countryId: '' } }
  const { text, find, press } = await anOpenApplication(
    {
      '/api/pro/graphql': ({ body }: { body: string }) => ({
        data: { memberInfo: body.includes('500001') ? kai : null },
      }),
      [PATH]: ({ method }: { method: string }) =>
        anApplication(method === 'PUT' ? { instructor: KAI, version: 2 } : {}),
    },
    '?step=people',
  )
  await soon(() => expect(text()).toContain('Step 3 of 8'))
  fill(find<HTMLInputElement>('form input'), '999999')
  find('form button')?.click()
  await soon(() => expect(text()).toContain('Instructor number not found'))
  fill(find<HTMLInputElement>('form input'), '500001')
  await soon(() => expect(text()).not.toContain('Instructor number not found'))
  find('form button')?.click()
  await soon(() => expect(text()).toContain('Kai Nakamura'))
  press('Choose')
  await soon(() => expect(text()).toContain('Instructor 500001'))
})

test("[VA-06] a result that was found but not chosen is chosen on continue; the applicant's own number is not kept as the choice", async () => {
  const kai = { ...KAI, availableCredit: null, address: { addressLine1: '', city: '', countryId: '' } }
  const { text, find, press, calls } = await anOpenApplication(
    {
      '/api/pro/graphql': { data: { memberInfo: kai } },
      [PATH]: ({ method }: { method: string }) =>
        method === 'PUT' ? Response.json({ problem: 'own-number' }, { status: 422 }) : anApplication(),
    },
    '?step=people',
  )
  await soon(() => expect(text()).toContain('Step 3 of 8'))
  fill(find<HTMLInputElement>('form input'), '500001')
  find('form button')?.click()
  await soon(() => expect(text()).toContain('Kai Nakamura'))
  press('Continue')
  await soon(() => expect(text()).toContain('Step 4 of 8'))
  await soon(() => expect(calls('PUT', PATH)).toHaveLength(1))
  expect(JSON.parse(String(calls('PUT', PATH)[0]?.[1]?.body))).toMatchObject({ instructorNumber: 500001 })
  press('Back')
  await soon(() => expect(text()).toContain('That’s your own number.'))
  expect(text()).not.toContain('Instructor 500001')
})

test("[SC-12] a name that differs from the applicant's is reported at its field", async () => {
  const draft = anApplication(FILLED)
  const { text, find, press, calls } = await anOpenApplication(
    {
      [PATH]: ({ method }: { method: string }) =>
        method === 'PUT' ? Response.json({ problem: 'not-own-name' }, { status: 422 }) : draft,
    },
    '?step=sign',
  )
  await soon(() => expect(text()).toContain('We’ll send your application to Kai Nakamura.'))
  const field = find<HTMLInputElement>('input[type=text]')
  fill(field, 'Someone Else')
  find<HTMLInputElement>('input[type=checkbox]')?.click()
  await soon(() => expect(find('input:checked')).not.toBeNull())
  press('Sign and send')
  await soon(() => expect(text()).toContain('This isn’t the name in your account.'))
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(calls('POST', '/submit-to-member')).toHaveLength(0)
  fill(field, 'Someone')
  await soon(() => expect(text()).not.toContain('This isn’t the name in your account.'))
})

test('[OF-04] a second open application of the same kind is refused with its reason', async () => {
  const { text, find, press } = await anOpenApplication(
    {
      [PATH]: anApplication(FILLED),
      '/submit-to-member': () => Response.json({ problem: 'already-open' }, { status: 409 }),
    },
    '?step=sign',
  )
  await soon(() => expect(text()).toContain('We’ll send your application to Kai Nakamura.'))
  fill(find<HTMLInputElement>('input[type=text]'), 'Ines Marin')
  find<HTMLInputElement>('input[type=checkbox]')?.click()
  await soon(() => expect(find('input:checked')).not.toBeNull())
  press('Sign and send')
  await soon(() => expect(text()).toContain('You already have an open application of this type.'))
})

test('[SC-12] signing is blocked while something is missing, and each gap links to its step', async () => {
  const { text, place, named } = await anOpenApplication({ [PATH]: anApplication() }, '?step=sign')
  await soon(() => expect(text()).toContain('3 items are missing'))
  expect(named('button', 'Sign and send')).toBeUndefined()
  const links = [...place.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links.some((href) => href?.endsWith('?step=people'))).toBe(true)
})

test('[ST-03] [CO-01] a double press signs once, sends once, and shows the status', async () => {
  const draft = anApplication(FILLED)
  const sent = anApplication({
    ...FILLED,
    status: 'Submitted to Instructor',
    waitsFor: 'instructor',
    version: 3,
    history: [moved('submit', 'Submitted to Instructor', { role: 'applicant' })],
    ahead: ['Member Review', 'Provider Review', 'Payment Requested', 'Complete'],
    moves: ['cancel'],
  })
  const { text, find, press, calls } = await anOpenApplication(
    {
      [`${PATH}/submit-to-member`]: sent,
      [PATH]: ({ method }: { method: string }) =>
        method === 'PUT' ? { ...draft, signature: 'Sam Adeyemi', version: 2 } : draft,
    },
    '?step=sign',
  )
  await soon(() => expect(text()).toContain('We’ll send your application to Kai Nakamura.'))
  press('Sign and send')
  await soon(() => expect(text()).toContain('Type your full name'))
  expect(calls('POST', '/submit-to-member')).toHaveLength(0)
  fill(find<HTMLInputElement>('input[type=text]'), 'Sam Adeyemi')
  find<HTMLInputElement>('input[type=checkbox]')?.click()
  await soon(() => expect(text()).not.toContain('Type your full name'))
  press('Sign and send')
  press('Sign and send')
  await soon(() => expect(text()).toContain('Kai Nakamura received your application'))
  expect(calls('POST', '/submit-to-member')).toHaveLength(1)
  expect(calls('PUT', PATH)).toHaveLength(1)
})

test('a draft that was changed elsewhere at the last moment is not sent', async () => {
  const draft = anApplication(FILLED)
  const current = anApplication({ ...FILLED, version: 7 })
  const { text, find, press, calls } = await anOpenApplication(
    {
      [PATH]: ({ method }: { method: string }) =>
        method === 'PUT' ? Response.json({ problem: 'stale', current }, { status: 409 }) : draft,
    },
    '?step=sign',
  )
  await soon(() => expect(text()).toContain('We’ll send your application to Kai Nakamura.'))
  fill(find<HTMLInputElement>('input[type=text]'), 'Sam Adeyemi')
  find<HTMLInputElement>('input[type=checkbox]')?.click()
  await soon(() => expect(find('input:checked')).not.toBeNull())
  press('Sign and send')
  await soon(() => expect(text()).toContain('It was changed on another device.'))
  expect(calls('POST', '/submit-to-member')).toHaveLength(0)
})

test('[RT-19] an answer that another device changed is shown beside mine, and keeping mine keeps the other answers of that device', async () => {
  const current = anApplication({ version: 2, evidence: { dives: 'Quick', rescue: 'Paper card' } })
  let puts = 0
  const { text, find, place, calls } = await anOpenApplication(
    {
      [PATH]: ({ method, body }: { method: string; body: string }) => {
        if (method !== 'PUT') return anApplication()
        puts += 1
        return puts === 1
          ? Response.json({ problem: 'stale', current }, { status: 409 })
          : { ...current, ...JSON.parse(body), version: 3 }
      },
    },
    '?step=prerequisites',
  )
  await soon(() => expect(text()).toContain('Step 2 of 8'))
  fill(find<HTMLTextAreaElement>('textarea'), 'Late')
  const dialog = () => place.querySelector('dialog[open][role=alertdialog]')
  await soon(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Changed on another device'))
  const cells = [...(dialog()?.querySelectorAll('tbody td') ?? [])].map((cell) => cell.textContent)
  expect(cells).toEqual(['Late', 'Quick'])
  const keep = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Keep mine',
  )
  keep?.click()
  await soon(() => expect(calls('PUT', PATH)).toHaveLength(2))
  const [, put] = calls('PUT', PATH)
  expect(JSON.parse(String(put?.[1]?.body)).evidence).toEqual({ dives: 'Late', rescue: 'Paper card' })
  expect(new Headers(put?.[1]?.headers).get('if-match')).toBe('"2"')
  await soon(() => expect(dialog()).toBeNull())
})

test('[ST-03] a returned draft shows who returned it and why', async () => {
  const reason = 'Please add the dives of your paper logbook.'
  const { text } = await anOpenApplication({
    [PATH]: anApplication({ history: [moved('return', 'Draft', { reason })] }),
  })
  await soon(() => expect(text()).toContain('Kai Nakamura returned it on'))
  expect(text()).toContain(reason)
  expect(text()).toContain('Step 1 of 8')
})
