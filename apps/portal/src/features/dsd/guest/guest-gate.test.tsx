import { currentDefinition } from '@fathom/domain/forms'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { forgetForms } from '../../forms/testing/forget-forms.fixture.ts'
import { aCheckpoint, aDirectory, aProgress, aSaver, aSignedForm, sentTo } from '../dsd.fixture.ts'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await forgetForms()
})

const open = (status: string, progress: unknown, answers: Answers = {}) =>
  anOpenPage('/training/medical-form', {
    '/GetCheckpointData': aCheckpoint(status),
    '/dsd/progress': progress,
    ...answers,
  })

test('[ST-05] at the forms, a signed questionnaire leads to the release', async () => {
  const { text, named } = await open('forms', aProgress({ forms: { medical: aSignedForm(), release: null } }))
  await soon(() => expect(text()).toContain('Medical form and release'))
  expect(named('a', 'Continue to the release')?.getAttribute('href')).toBe(
    '/training/forms/liability-release',
  )
})

test("[ST-05] a guest's form says which of the two it is", async () => {
  const { text } = await open('forms', aProgress({ forms: { medical: null, release: null } }))
  await soon(() => expect(text()).toContain('Discover Scuba Diving, form 1 of 2'))
})

test('[ST-05] a page that is reloaded offline still knows the guest, and forgets a user who is not a guest', async () => {
  const unsigned = aProgress({ forms: { medical: null, release: null } })
  const { text } = await open('forms', unsigned)
  await soon(() => expect(text()).toContain('Discover Scuba Diving, form 1 of 2'))
  const without = { '/GetCheckpointData': 500, '/dsd/progress': 500 }
  const again = await anOpenPage('/training/medical-form', without)
  await soon(() => expect(again.text()).toContain('Discover Scuba Diving, form 1 of 2'))
  const other = await open('processed', unsigned)
  await soon(() => expect(other.text()).toContain('Medical questionnaire'))
  const nobody = await anOpenPage('/training/medical-form', without)
  await soon(() => expect(nobody.text()).toContain('Medical questionnaire'))
  expect(nobody.text()).not.toContain('Discover Scuba Diving')
})

test('[SC-04] [CA-35] when both are signed, the material is requested once, and its steps show', async () => {
  const affiliate = aSaver()
  const update = aSaver()
  let progress = aProgress()
  const { text, named } = await open('forms', () => progress, {
    '/UpdateCheckpoint': update,
    '/CreateDdsAffiliation': (requested: Parameters<typeof affiliate>[0]) => {
      progress = aProgress({
        preparation: { state: 'preparing', done: ['store'], begunAt: new Date().toISOString() },
      })
      return affiliate(requested)
    },
  })
  await soon(() => expect(named('button', 'Prepare my material')).toBeDefined())
  named('button', 'Prepare my material')?.click()
  await soon(() => expect(text()).toContain('Preparing your learning material'))
  await soon(() => expect(text()).toContain('1 of 3 done'))
  expect(sentTo(update)).toEqual([aChangeTo('forms-submitted')])
  expect(sentTo(affiliate)).toEqual([
    { storeNumber: 7001, memberNumber: 500001, documentId: aSignedForm().documentId },
  ])
})

test('[ST-05] a signed questionnaire that is requested explicitly is filled in again', async () => {
  const { text } = await anOpenPage('/training/medical-form?again=1', {
    '/GetCheckpointData': aCheckpoint('forms'),
    '/dsd/progress': aProgress(),
  })
  await soon(() => expect(text()).toContain('Discover Scuba Diving, form 1 of 2'))
  expect(text()).not.toContain('Prepare my material')
})

test('[ST-05] the release knows the location of the store', async () => {
  const { find } = await anOpenPage('/training/forms/liability-release', {
    '/api/pro/graphql': aDirectory,
    '/GetCheckpointData': aCheckpoint('forms'),
    '/dsd/progress': aProgress({ forms: { medical: aSignedForm(), release: null } }),
  })
  await soon(() => expect(find<HTMLSelectElement>('select')?.value).toBe('EG'))
})

async function anOpenRelease(checkpoint: object) {
  const page = await anOpenPage('/training/forms/liability-release?country=EG', {
    '/api/pro/graphql': aDirectory,
    '/GetCheckpointData': checkpoint,
    '/dsd/progress': aProgress({ forms: { medical: aSignedForm(), release: null } }),
    '/definitions/liability-release': {
      definition: currentDefinition('liability-release', 'own-fault'),
      signers: ['participant'],
    },
    '/drafts/liability-release': { answers: {}, version: 0, isStartedAnew: false },
  })
  const inputs = () => [...page.place.querySelectorAll<HTMLInputElement>('main input')]
  return { ...page, blanks: () => inputs().map(({ value }) => value) }
}

test('[ST-05] [TS-09] the release prefills the course, which can be changed, and instructor and store, which cannot', async () => {
  const { place, blanks } = await anOpenRelease(aCheckpoint('forms'))
  await soon(() => expect(blanks()).toContain('Harbour Divers'))
  await soon(() =>
    expect(blanks()).toEqual(expect.arrayContaining(['Discover Scuba Diving', 'Kai Nakamura'])),
  )
  const fixed = [...place.querySelectorAll<HTMLInputElement>('main input')].filter(({ readOnly }) => readOnly)
  expect(fixed.map(({ value }) => value)).toEqual(['Kai Nakamura', 'Harbour Divers'])
})

test('[ST-05] the release of a guest without an instructor says that the store assigns one', async () => {
  const { blanks } = await anOpenRelease(aCheckpoint('forms', { member_number: null }))
  await soon(() => expect(blanks()).toContain('Harbour Divers'))
  expect(blanks()).toContain('Named by Harbour Divers')
})

const aChangeTo = (status: string) => ({ store_number: 7001, member_number: 500001, status })

const failed = { state: 'failed', done: ['store'], begunAt: new Date().toISOString() }

test('[ER-03] [SC-04] a failed preparation says so with a contact link, and can be retried', async () => {
  const affiliate = aSaver()
  const { text, named, find } = await open('forms-submitted', aProgress({ preparation: failed }), {
    '/CreateDdsAffiliation': affiliate,
  })
  await soon(() => expect(text()).toContain('We are unable to create your eLearning.'))
  expect(find('a[target=_blank]')?.textContent).toBe('Contact us')
  expect(affiliate).not.toHaveBeenCalled()
  named('button', 'Try again')?.click()
  await soon(() => expect(affiliate).toHaveBeenCalledOnce())
})

test('[ST-05] a form that was signed offline has a link back to the program below it', async () => {
  const unsigned = aProgress({ forms: { medical: null, release: null } })
  let progress: unknown = unsigned
  const { named, queries } = await anOpenPage(`/training/medical-form?signed=${aSignedForm().documentId}`, {
    '/GetCheckpointData': aCheckpoint('forms'),
    '/dsd/progress': () => progress,
  })
  await soon(() => expect(queries.getQueryData(['dsd', 'progress'])).toEqual(unsigned))
  expect(named('a', 'Discover Scuba Diving')).toBeUndefined()
  progress = new TypeError('Failed to fetch')
  void queries.invalidateQueries({ queryKey: ['dsd', 'progress'] })
  await soon(() => expect(named('a', 'Discover Scuba Diving')?.getAttribute('href')).toBe('/dsd'))
})

const preparing = { state: 'preparing', done: ['store'], begunAt: new Date().toISOString() }
const ready = { ...preparing, state: 'ready', done: ['store', 'course', 'lessons'] }

test.each([
  ['is not there', new TypeError('Failed to fetch')],
  ['starts anew', 503],
])('[SC-04] [ER-03] a server that %s when asked is not a failure, and polling continues', async (_, lost) => {
  const answers = [lost, undefined]
  let progress = aProgress()
  const { text, named } = await open('forms-submitted', () => progress, {
    '/CreateDdsAffiliation': () => {
      const answer = answers.shift()
      if (!answer) progress = aProgress({ preparation: preparing })
      return answer ?? {}
    },
  })
  await soon(() => expect(text()).toContain('The rest loads when you’re back online.'))
  expect(text()).toContain('Preparing your learning material')
  expect(named('button', 'Try again')).toBeUndefined()
  await soon(() => expect(text()).toContain('1 of 3 done'))
  expect(text()).not.toContain('The rest comes by itself')
})

test('[SC-04] losing the server during the preparation is not a failure, and polling continues until the lessons are ready', async () => {
  let progress: unknown = aProgress({ preparation: preparing })
  const { text, router, queries } = await open('forms-submitted', () => progress)
  await soon(() => expect(text()).toContain('1 of 3 done'))
  progress = new TypeError('Failed to fetch')
  void queries.invalidateQueries({ queryKey: ['dsd', 'progress'] })
  await soon(() => expect(text()).toContain('The rest loads when you’re back online.'))
  expect(text()).toContain('1 of 3 done')
  expect(text()).not.toContain('We are unable')
  progress = aProgress({ preparation: ready })
  await soon(() => expect(router.state.location.pathname).toBe('/training/dashboard'))
})

test('[SC-04] ready material leads to the dashboard, which knows that the user is a guest', async () => {
  const { router } = await open('forms-submitted', aProgress({ preparation: ready }))
  await soon(() => expect(router.state.location.pathname).toBe('/training/dashboard'))
  expect(router.state.location.search).toBe('?ref=dsd')
})

test('[SC-04] a guest who needs a physician reads that the dive waits and the learning does not', async () => {
  const medical = aSignedForm({ isPhysicianAwaited: true })
  const { text } = await open(
    'forms-submitted',
    aProgress({ forms: { medical, release: aSignedForm() }, preparation: preparing }),
  )
  await soon(() => expect(text()).toContain('A physician must approve before you dive.'))
})

test('[TS-04] a form that does not clear the guest is not done, and a refusal shows with its day', async () => {
  const refusal = { isPhysicianAwaited: true, declinedAt: '2026-11-03T12:00:00.000Z' }
  const medical = aSignedForm({ state: 'decision-awaited', ...refusal })
  const { text, place } = await open('forms', aProgress({ forms: { medical, release: aSignedForm() } }))
  await soon(() => expect(text()).toContain('A physician declined on 3 November 2026. You may not dive'))
  expect(text()).not.toContain('A physician must approve')
  const steps = [...place.querySelectorAll('li[data-state]')].map(({ textContent }) => textContent)
  expect(steps).toEqual(['Medical form', 'Release Done'])
})

test('[RT-25] other users see none of it, nor does a user whose checkpoint does not load', async () => {
  const progress = vi.fn(() => aProgress())
  const { text } = await open('processed', progress)
  await soon(() => expect(text()).toContain('Medical questionnaire'))
  expect(text()).not.toContain('Discover Scuba Diving')
  const other = await anOpenPage('/training/medical-form', { '/GetCheckpointData': 500 })
  await soon(() => expect(other.text()).toContain('Medical questionnaire'))
  expect(progress).not.toHaveBeenCalled()
})
