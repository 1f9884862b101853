import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import type { Draft } from './draft.ts'
import type { Part, StoredPart } from './fields.ts'
import { saveParts } from './save-parts.ts'
import { aStored, aStoredPart } from './stored-profile.fixture.ts'

const draft: Draft = { base: aStored(), changes: { firstName: 'Mira', city: 'Malmö' } }

const stale = (current: unknown) =>
  new CallFailed('failed', { kind: 'refused', status: 409, problem: 'stale', current })

function setUp(answers: Record<Part, unknown>) {
  const save = vi.fn(async (part: Part, version: number) => {
    const answer = answers[part]
    if (answer instanceof Error) throw answer
    return { answer, version }.answer
  })
  const adopt = vi.fn()
  const step = (part: Part) => ({
    save: (_: unknown, version: number) => save(part, version),
    read: (answer: unknown) => answer as StoredPart,
    adopt: (answer: unknown) => adopt(part, answer),
  })
  return {
    save,
    adopt,
    onLeft: vi.fn(),
    steps: { person: step('person'), phone: step('phone'), address: step('address') },
  }
}

const savedPerson = aStoredPart('person', { firstName: 'Mira' }, 2)
const savedAddress = aStoredPart('address', { city: 'Malmö' }, 2)

test('saves only what changed, each part from its base version', async () => {
  const { save, adopt, steps, onLeft } = setUp({ person: savedPerson, phone: null, address: savedAddress })
  await expect(saveParts(draft, steps, onLeft)).resolves.toBeUndefined()
  expect(save.mock.calls).toEqual([
    ['person', 1],
    ['address', 1],
  ])
  expect(adopt.mock.calls.map(([part]) => part)).toEqual(['person', 'address'])
  expect(onLeft).toHaveBeenLastCalledWith(undefined)
})

test('a saved part stays saved when the next part fails', async () => {
  const lost = new CallFailed('failed', { kind: 'network' })
  const { steps, onLeft } = setUp({ person: savedPerson, phone: null, address: lost })
  await expect(saveParts(draft, steps, onLeft)).rejects.toBe(lost)
  expect(onLeft.mock.calls).toEqual([[expect.objectContaining({ changes: { city: 'Malmö' } })]])
})

test('reports what another tab saved in the meantime instead of overwriting it', async () => {
  const theirs = aStoredPart('person', { firstName: 'Maria' }, 2)
  const { adopt, steps, onLeft } = setUp({ person: stale(theirs), phone: null, address: savedAddress })
  await expect(saveParts(draft, steps, onLeft)).resolves.toEqual({ part: 'person', current: theirs })
  expect(adopt).not.toHaveBeenCalled()
})

test('two tabs that typed the same need no choice', async () => {
  const { steps, onLeft } = setUp({ person: stale(savedPerson), phone: null, address: savedAddress })
  await expect(saveParts(draft, steps, onLeft)).resolves.toBeUndefined()
  expect(onLeft).toHaveBeenLastCalledWith(undefined)
})
