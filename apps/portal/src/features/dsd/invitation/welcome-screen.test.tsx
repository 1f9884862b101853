import { beforeEach, expect, test } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aCheckpoint, aDirectory, aSaver, sentTo } from '../dsd.fixture.ts'

beforeEach(() => localStorage.clear())

const LINK = '/dsd/welcome?store_number=7001&member_number=500001'
const open = (address: string, answers: Answers = {}) =>
  anOpenPage(address, { '/api/pro/graphql': aDirectory, ...answers })

test('[RT-18] [CA-34] [VA-08] a link shows who invites; beginning sends its numbers as they are and moves on', async () => {
  const create = aSaver()
  const { text, named, router } = await open(LINK, { '/CreateCheckPoint': create })
  await soon(() => expect(text()).toContain('Harbour Divers'))
  expect(text()).toContain('Harbour Street 1, 46619 Sharm El Sheikh, South Sinai, Egypt')
  expect(text()).toContain('For ages 10 and up.')
  named('button', 'Begin')?.click()
  await soon(() => expect(router.state.location.pathname).toBe('/dsd/confirm-affiliation'))
  expect(sentTo(create)).toEqual([{ store_number: 7001, member_number: 500001, status: 'affiliation' }])
})

test('[VA-08] without numbers, or with invalid ones, null is sent', async () => {
  const create = aSaver()
  const { named } = await open('/dsd/welcome?store_number=7001.5&member_number=', {
    '/CreateCheckPoint': create,
  })
  await soon(() => expect(named('button', 'Begin')).toBeDefined())
  named('button', 'Begin')?.click()
  await soon(() => expect(create).toHaveBeenCalledOnce())
  expect(sentTo(create)).toEqual([{ store_number: null, member_number: null, status: 'affiliation' }])
})

test('[ST-05] a second link from another store asks which one to use', async () => {
  const update = aSaver()
  const { text, named } = await open('/dsd/welcome?store_number=7002', {
    '/GetCheckpointData': aCheckpoint('forms', { member_number: null }),
    '/UpdateCheckpoint': update,
  })
  await soon(() => expect(text()).toContain('You’ve already started with Harbour Divers.'))
  expect(named('a', 'Continue with Harbour Divers')?.getAttribute('href')).toBe('/training/medical-form')
  await soon(() => expect(named('button', 'Begin with Blue Hole')).toBeDefined())
  named('button', 'Begin with Blue Hole')?.click()
  await soon(() => expect(update).toHaveBeenCalledOnce())
  expect(sentTo(update)).toEqual([{ store_number: 7002, member_number: null, status: 'affiliation' }])
})

test('[ST-05] a second link from the same store with another instructor asks which instructor to use', async () => {
  const { text, named } = await open('/dsd/welcome?store_number=7001&member_number=500002', {
    '/GetCheckpointData': aCheckpoint('forms'),
  })
  await soon(() => expect(named('button', 'Begin with Lena Roth')).toBeDefined())
  await soon(() => expect(named('a', 'Continue with Kai Nakamura')).toBeDefined())
  expect(text()).toContain('This invitation names Lena Roth as your instructor.')
  expect(text()).not.toContain('another dive center')
})

test('[ST-05] an invitation that names only an instructor leaves the store unchanged', async () => {
  const update = aSaver()
  const { named } = await open('/dsd/welcome?member_number=500002', {
    '/GetCheckpointData': aCheckpoint('forms'),
    '/UpdateCheckpoint': update,
  })
  await soon(() => expect(named('button', 'Begin with Lena Roth')).toBeDefined())
  named('button', 'Begin with Lena Roth')?.click()
  await soon(() => expect(update).toHaveBeenCalledOnce())
  expect(sentTo(update)).toEqual([{ store_number: 7001, member_number: 500002, status: 'affiliation' }])
})

test('[VA-06] a second link with an unknown number says so, and the guest keeps the current choice', async () => {
  const { text, named } = await open('/dsd/welcome?store_number=7999', {
    '/GetCheckpointData': aCheckpoint('forms'),
  })
  await soon(() => expect(text()).toContain('Store number not found'))
  expect(text()).toContain('No dive center has the number 7999.')
  await soon(() => expect(named('a', 'Continue with Harbour Divers')).toBeDefined())
  expect(text()).not.toContain('Begin with')
  const other = await open('/dsd/welcome?store_number=7001&member_number=500999', {
    '/GetCheckpointData': aCheckpoint('forms'),
  })
  await soon(() => expect(other.text()).toContain('Instructor number not found'))
  expect(other.text()).not.toContain('Begin with')
})

test('[VA-06] a first link with an unknown number says so at once, and the guest begins without it', async () => {
  const create = aSaver()
  const { text, named, router } = await open('/dsd/welcome?store_number=7999', {
    '/CreateCheckPoint': create,
  })
  await soon(() => expect(text()).toContain('Store number not found'))
  named('button', 'Begin')?.click()
  await soon(() => expect(router.state.location.pathname).toBe('/dsd/confirm-affiliation'))
  expect(sentTo(create)).toEqual([{ store_number: null, member_number: null, status: 'affiliation' }])
  expect(localStorage.getItem('store_number')).toBeNull()
})

test.each(['welcome', 'confirm-affiliation'])(
  '[ST-05] %s is over for a guest who is ready to learn',
  async (step) => {
    const { router } = await open(`/dsd/${step}`, { '/GetCheckpointData': aCheckpoint('processed') })
    await soon(() => expect(router.state.location.pathname).toMatch(/^\/training/))
  },
)

test('[VA-07] [ER-03] a guest who is too young reads that they cannot begin, and when they can', async () => {
  const refused = () =>
    Response.json(
      { problem: 'too-young', errors: ['You must be at least 10 years old to begin.'], from: '2026-11-16' },
      { status: 422 },
    )
  const { text, named } = await open(LINK, { '/CreateCheckPoint': refused })
  await soon(() => expect(named('button', 'Begin')).toBeDefined())
  named('button', 'Begin')?.click()
  await soon(() => expect(text()).toContain('We are unable to begin the program.'))
  expect(text()).toContain('You must be at least 10 years old to begin.')
  expect(text()).toMatch(/You can begin on .*16.*2026/)
})

test('[ER-03] a failed beginning says so and can be retried', async () => {
  const answers = [500, undefined]
  const create = aSaver()
  const { text, named, router } = await open(LINK, {
    '/CreateCheckPoint': (requested: Parameters<typeof create>[0]) => answers.shift() ?? create(requested),
  })
  await soon(() => expect(named('button', 'Begin')).toBeDefined())
  named('button', 'Begin')?.click()
  await soon(() => expect(text()).toContain('We are unable to begin the program.'))
  named('button', 'Begin')?.click()
  await soon(() => expect(router.state.location.pathname).toBe('/dsd/confirm-affiliation'))
})

test('[CA-34] a checkpoint that another device created meanwhile is used', async () => {
  const update = aSaver()
  const exists = () => Response.json({ problem: 'checkpoint-exists', errors: [] }, { status: 409 })
  const { named, router } = await open(LINK, { '/CreateCheckPoint': exists, '/UpdateCheckpoint': update })
  await soon(() => expect(named('button', 'Begin')).toBeDefined())
  named('button', 'Begin')?.click()
  await soon(() => expect(router.state.location.pathname).toBe('/dsd/confirm-affiliation'))
  expect(update).toHaveBeenCalledOnce()
})
