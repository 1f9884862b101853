import { beforeEach, expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { type as typeIn } from '../../../shared/testing/render.tsx'
import { aCheckpoint, aDirectory, aSaver, sentTo } from '../dsd.fixture.ts'

beforeEach(() => localStorage.clear())

const open = (checkpoint: unknown, answers: Answers = {}) =>
  anOpenPage('/dsd/confirm-affiliation', {
    '/api/pro/graphql': aDirectory,
    '/GetCheckpointData': checkpoint,
    ...answers,
  })

test('[SC-04] the store shows its name, city and address, and confirming it leads to the forms', async () => {
  const update = aSaver()
  const { text, named, router } = await open(aCheckpoint('affiliation'), { '/UpdateCheckpoint': update })
  await soon(() => expect(text()).toContain('Kai Nakamura'))
  expect(text()).toContain('Harbour Divers')
  expect(text()).toContain('Sharm El Sheikh')
  expect(text()).toContain('Harbour Street 1')
  named('button', 'Yes, this is my dive center')?.click()
  await soon(() => expect(router.state.location.pathname).toBe('/training/medical-form'))
  expect(sentTo(update)).toEqual([{ store_number: 7001, member_number: 500001, status: 'forms' }])
})

test('[VA-06] a link to a store that does not exist says so, and another one can be chosen at once', async () => {
  const update = aSaver()
  const { text, named, find } = await open(aCheckpoint('affiliation', { store_number: 7999 }), {
    '/UpdateCheckpoint': update,
  })
  await soon(() => expect(text()).toContain('Store number not found'))
  expect(named('button', 'Yes, this is my dive center')).toBeUndefined()
  typeIn(find<HTMLInputElement>('input') as HTMLInputElement, '7002')
  await soon(() => expect(named('button', 'Choose Blue Hole')).toBeDefined())
  named('button', 'Choose Blue Hole')?.click()
  await soon(() => expect(text()).toContain('Is this your dive center?'))
  await soon(() => expect(text()).toContain('Blue Hole'))
  expect(sentTo(update)).toEqual([{ store_number: 7002, member_number: 500001, status: 'affiliation' }])
})

test('[VA-06] an instructor who does not exist can be left out', async () => {
  const update = aSaver()
  const { text, named } = await open(aCheckpoint('affiliation', { member_number: 1 }), {
    '/UpdateCheckpoint': update,
  })
  await soon(() => expect(text()).toContain('Instructor number not found'))
  named('button', 'Remove instructor')?.click()
  await soon(() => expect(text()).toContain('Your dive center will find one for you.'))
  expect(sentTo(update)).toEqual([{ store_number: 7001, member_number: null, status: 'affiliation' }])
})

test('[SC-04] a guest without a link is asked for the store', async () => {
  const { text } = await open(null)
  await soon(() => expect(text()).toContain('Which dive center is yours?'))
})

test('[SC-04] while the guest searches for another store by its name, the one above cannot be confirmed', async () => {
  const update = aSaver()
  const { text, named, find } = await open(aCheckpoint('affiliation'), { '/UpdateCheckpoint': update })
  await soon(() => expect(named('button', 'Yes, this is my dive center')).toBeDefined())
  named('button', 'Choose another dive center')?.click()
  await soon(() => expect(named('button', 'Keep this dive center')).toBeDefined())
  expect(named('button', 'Yes, this is my dive center')).toBeUndefined()
  typeIn(find<HTMLInputElement>('input') as HTMLInputElement, 'blue')
  await soon(() => expect(named('button', 'Choose Blue Hole')).toBeDefined())
  expect(named('button', 'Yes, this is my dive center')).toBeUndefined()
  named('button', 'Choose Blue Hole')?.click()
  await soon(() => expect(text()).toContain('Dive center number 7002'))
  await soon(() => expect(named('button', 'Yes, this is my dive center')).toBeDefined())
  expect(sentTo(update)).toEqual([{ store_number: 7002, member_number: 500001, status: 'affiliation' }])
})

test('[SC-04] a guest who goes back to the store can confirm it', async () => {
  const { named } = await open(aCheckpoint('affiliation'))
  await soon(() => expect(named('button', 'Choose another dive center')).toBeDefined())
  named('button', 'Choose another dive center')?.click()
  await soon(() => expect(named('button', 'Keep this dive center')).toBeDefined())
  named('button', 'Keep this dive center')?.click()
  await soon(() => expect(named('button', 'Yes, this is my dive center')).toBeDefined())
})

test('[VA-07] [ER-03] a child who opens the URL sees the refusal and no store to confirm', async () => {
  const birthdate = `${new Date().getUTCFullYear() - 8}-03-14`
  const { text, named } = await open(aCheckpoint('affiliation'), {
    '/session/refresh': {
      idToken: anIdToken({ birthdate }),
      expiresAt: '2100-01-01T00:00:00Z',
      sessionId: 's-1',
    },
  })
  await soon(() => expect(text()).toContain('We are unable to begin the program.'))
  expect(text()).toContain('You must be at least 10 years old to begin.')
  expect(text()).toMatch(/You can begin on 14 March/)
  expect(text()).not.toContain('Harbour Divers')
  expect(named('button', 'Yes, this is my dive center')).toBeUndefined()
})
