import { type Answers, withAnswer } from '@fathom/domain/forms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAUSE_MS } from '../../../../shared/draft/draft.ts'
import type { DraftContent } from '../../../../shared/draft/draft-types.ts'
import { CallFailed } from '../../../../shared/http/index.ts'
import { aDraft, MEDICAL } from './form.fixture.ts'
import { type FormTypes, mergeAnswers, openFormDraft } from './form-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake server with one draft that answers like the real one. */
function aServer(answers: Answers = {}, version = 0) {
  let draft = aDraft({ answers, version })
  const server = {
    isLost: false,
    isGone: false,
    draft: () => draft,
    elsewhere: (next: Answers) => {
      draft = aDraft({ answers: next, version: draft.version + 1 })
    },
    write: vi.fn(async (basedOn: number, next: Answers) => {
      if (server.isLost) throw new CallFailed('', { kind: 'network' })
      if (server.isGone)
        throw new CallFailed('', { kind: 'refused', status: 409, problem: 'form-version-gone' })
      if (basedOn !== draft.version)
        throw new CallFailed('', { kind: 'refused', status: 409, problem: 'stale', current: draft })
      draft = aDraft({ answers: next, version: basedOn + 1 })
      return draft
    }),
  }
  return server
}

const storingIn = (stored: DraftContent<FormTypes>[]) => ({
  claim: () => () => undefined,
  put: async (draft: DraftContent<FormTypes>) => void stored.push(draft),
  clear: async (draft: DraftContent<FormTypes>) => void stored.push(draft),
})

function aForm(server: ReturnType<typeof aServer>, given?: Answers) {
  const { version, answers: known } = server.draft()
  const stored: DraftContent<FormTypes>[] = []
  const draft = openFormDraft(
    { definition: MEDICAL, write: server.write, store: storingIn(stored) },
    { base: { version, answers: known }, answers: given ?? known },
  )
  return {
    draft,
    stored,
    answer: (id: string, value: string) =>
      draft.change(withAnswer(MEDICAL, draft.snapshot().content, id, value)),
    state: () => draft.snapshot().state.kind,
    pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS),
  }
}

test('[SC-09] an answer is stored on the device at once and sent after a pause', async () => {
  const server = aServer()
  const { answer, stored, state, pause } = aForm(server)
  answer('q1', 'yes')
  answer('a1', 'no')
  expect(stored.at(-1)?.content).toEqual({ q1: 'yes', a1: 'no' })
  expect(state()).toBe('pending')
  await pause()
  expect(server.write).toHaveBeenCalledOnce()
  expect(server.draft().answers).toEqual({ q1: 'yes', a1: 'no' })
  expect(state()).toBe('saved')
})

test('[SC-09] a yes that is taken back clears its box, on the server too', async () => {
  const server = aServer({ q1: 'yes', a1: 'yes' }, 3)
  const { answer, pause } = aForm(server)
  answer('q1', 'no')
  await pause()
  expect(server.draft()).toMatchObject({ answers: { q1: 'no' }, version: 4 })
})

test('a form that was only opened also opens offline, and nothing is sent', async () => {
  const server = aServer({ q1: 'no' }, 3)
  const { draft, stored, pause } = aForm(server)
  draft.start()
  expect(stored).toMatchObject([{ content: { q1: 'no' }, base: { version: 3 } }])
  await pause()
  expect(server.write).not.toHaveBeenCalled()
})

test('offline answers stay on the device and are sent when the connection is back', async () => {
  const server = aServer()
  server.isLost = true
  const { draft, answer, state, pause } = aForm(server)
  answer('q1', 'no')
  await pause()
  expect(draft.snapshot().state).toEqual({ kind: 'stored', isOffline: true })
  server.isLost = false
  draft.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('saved')
  expect(server.draft().answers).toEqual({ q1: 'no' })
})

test('answers of another device to other questions are merged without asking', async () => {
  const server = aServer()
  const { answer, state, pause } = aForm(server)
  server.elsewhere({ q3: 'no' })
  answer('q1', 'no')
  await pause()
  expect(state()).toBe('saved')
  expect(server.draft().answers).toEqual({ q1: 'no', q3: 'no' })
})

test('different answers on two devices are both shown, and the choice is saved', async () => {
  for (const [whose, q1] of [
    ['mine', 'no'],
    ['theirs', 'yes'],
  ] as const) {
    const server = aServer()
    const { draft, answer, pause } = aForm(server)
    server.elsewhere({ q1: 'yes' })
    answer('q1', 'no')
    await pause()
    expect(draft.snapshot().state).toMatchObject({ kind: 'conflict', conflicts: ['q1'] })
    answer('q3', 'no')
    await draft.choose(whose)
    expect(server.draft().answers).toEqual({ q1, q3: 'no' })
  }
})

test('[SC-09] the place chosen here is saved even if no answer changed', async () => {
  const place = { country: 'EG', region: null }
  const write = vi.fn(async (version: number, answers: Answers) =>
    aDraft({ answers, version: version + 1, place }),
  )
  const base = { version: 2, answers: { q1: 'no' } }
  const draft = openFormDraft(
    { definition: MEDICAL, context: { place }, write, store: storingIn([]) },
    { base, answers: base.answers },
  )
  draft.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(write).toHaveBeenCalledOnce()
  expect(draft.snapshot()).toMatchObject({ state: { kind: 'saved' }, base: { version: 3, place } })
  await draft.flush()
  expect(write).toHaveBeenCalledOnce()
})

test('a version that is no longer used is reported, and nothing more is sent', async () => {
  const server = aServer()
  server.isGone = true
  const { draft, answer, state, pause } = aForm(server)
  answer('q1', 'no')
  await pause()
  answer('q2', 'no')
  await pause()
  expect(state()).toBe('gone')
  expect(server.write).toHaveBeenCalledOnce()
  expect(draft.snapshot().content).toEqual({ q1: 'no', q2: 'no' })
})

test('a form that is being signed saves no draft after its signature', async () => {
  const server = aServer()
  const { draft, answer, pause } = aForm(server)
  answer('q1', 'no')
  await draft.stop()
  await pause()
  await draft.end()
  expect(server.write).not.toHaveBeenCalled()
})

test('answers left by an earlier visit are sent, and leaving sends pending ones', async () => {
  const server = aServer()
  const { draft, answer } = aForm(server, { q1: 'no' })
  draft.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft().answers).toEqual({ q1: 'no' })
  answer('q3', 'no')
  await draft.end()
  expect(server.draft().answers).toEqual({ q1: 'no', q3: 'no' })
})

test('an answer that only one device changed is taken from either', () => {
  const both = mergeAnswers(MEDICAL, {}, { q1: 'no' }, { q3: 'yes' })
  expect(both).toEqual({ mine: { q1: 'no', q3: 'yes' }, theirs: { q1: 'no', q3: 'yes' }, conflicts: [] })
})

test('the same answer on both devices is no conflict', () => {
  expect(mergeAnswers(MEDICAL, {}, { q1: 'no' }, { q1: 'no' }).conflicts).toEqual([])
})

test('where both answered differently the person chooses, and either choice keeps all other answers', () => {
  const both = mergeAnswers(MEDICAL, { q3: 'no' }, { q3: 'yes', q5: 'no' }, { q10: 'no' })
  expect(both.conflicts).toEqual(['q3'])
  expect(both.mine).toEqual({ q3: 'yes', q5: 'no', q10: 'no' })
  expect(both.theirs).toEqual({ q5: 'no', q10: 'no' })
})

test('[SC-09] a box that the chosen answer closes is cleared', () => {
  const both = mergeAnswers(MEDICAL, { q1: 'yes' }, { q1: 'no' }, { q1: 'yes', a1: 'yes' })
  expect(both.mine).toEqual({ q1: 'no' })
})
