import type { Answers } from '@fathom/domain/forms'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { aDraft, MEDICAL } from './a-form.ts'
import { createDraftSaver, PAUSE_MS } from './draft-saver.ts'
import type { DraftSnapshot } from './draft-state.ts'

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

function aSaver(server: ReturnType<typeof aServer>, answers?: Answers) {
  const { version, answers: known } = server.draft()
  const kept: DraftSnapshot[] = []
  const saver = createDraftSaver({
    definition: MEDICAL,
    base: { version, answers: known },
    answers: answers ?? known,
    write: server.write,
    keep: async (snapshot) => void kept.push(snapshot),
  })
  return {
    saver,
    kept,
    state: () => saver.snapshot().state.kind,
    pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS),
  }
}

test('[SC-09] an answer is stored on the device at once and sent after a pause', async () => {
  const server = aServer()
  const { saver, kept, state, pause } = aSaver(server)
  saver.answer('q1', 'yes')
  saver.answer('a1', 'no')
  expect(kept.at(-1)?.answers).toEqual({ q1: 'yes', a1: 'no' })
  expect(state()).toBe('waiting')
  await pause()
  expect(server.write).toHaveBeenCalledOnce()
  expect(server.draft().answers).toEqual({ q1: 'yes', a1: 'no' })
  expect(state()).toBe('saved')
})

test('[SC-09] a yes that is taken back clears its box, on the server too', async () => {
  const server = aServer({ q1: 'yes', a1: 'yes' }, 3)
  const { saver, pause } = aSaver(server)
  saver.answer('q1', 'no')
  await pause()
  expect(server.draft()).toMatchObject({ answers: { q1: 'no' }, version: 4 })
})

test('a form that was only opened also opens offline, and nothing is sent', async () => {
  const server = aServer({ q1: 'no' }, 3)
  const { saver, kept, pause } = aSaver(server)
  saver.open()
  expect(kept).toMatchObject([{ answers: { q1: 'no' }, base: { version: 3 } }])
  await pause()
  expect(server.write).not.toHaveBeenCalled()
})

test('offline answers stay on the device and are sent when the connection is back', async () => {
  const server = aServer()
  server.isLost = true
  const { saver, state, pause } = aSaver(server)
  saver.answer('q1', 'no')
  await pause()
  expect(saver.snapshot().state).toEqual({ kind: 'kept', isOffline: true })
  server.isLost = false
  saver.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('saved')
  expect(server.draft().answers).toEqual({ q1: 'no' })
})

test('answers of another device to other questions are merged without asking', async () => {
  const server = aServer()
  const { saver, state, pause } = aSaver(server)
  server.elsewhere({ q3: 'no' })
  saver.answer('q1', 'no')
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
    const { saver, pause } = aSaver(server)
    server.elsewhere({ q1: 'yes' })
    saver.answer('q1', 'no')
    await pause()
    expect(saver.snapshot().state).toMatchObject({ kind: 'stale', conflicts: ['q1'] })
    saver.answer('q3', 'no')
    await saver.choose(whose)
    expect(server.draft().answers).toEqual({ q1, q3: 'no' })
  }
})

test('[SC-09] the place chosen here is saved even if no answer changed', async () => {
  const place = { country: 'EG', region: null }
  const write = vi.fn(async (version: number, answers: Answers) =>
    aDraft({ answers, version: version + 1, place }),
  )
  const base = { version: 2, answers: { q1: 'no' } }
  const { answers } = base
  const keep = async () => undefined
  const saver = createDraftSaver({ definition: MEDICAL, base, answers, frame: { place }, write, keep })
  saver.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(write).toHaveBeenCalledOnce()
  expect(saver.snapshot()).toMatchObject({ state: { kind: 'saved' }, base: { version: 3, place } })
  await saver.flush()
  expect(write).toHaveBeenCalledOnce()
})

test('a version that is no longer used is reported, and nothing more is sent', async () => {
  const server = aServer()
  server.isGone = true
  const { saver, state, pause } = aSaver(server)
  saver.answer('q1', 'no')
  await pause()
  saver.answer('q2', 'no')
  await pause()
  expect(state()).toBe('gone')
  expect(server.write).toHaveBeenCalledOnce()
  expect(saver.snapshot().answers).toEqual({ q1: 'no', q2: 'no' })
})

test('a form that is being signed saves no draft after its signature', async () => {
  const server = aServer()
  const { saver, pause } = aSaver(server)
  saver.answer('q1', 'no')
  await saver.stop()
  await pause()
  await saver.end()
  expect(server.write).not.toHaveBeenCalled()
})

test('answers left by an earlier visit are sent, and leaving sends pending ones', async () => {
  const server = aServer()
  const { saver } = aSaver(server, { q1: 'no' })
  saver.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.draft().answers).toEqual({ q1: 'no' })
  saver.answer('q3', 'no')
  await saver.end()
  expect(server.draft().answers).toEqual({ q1: 'no', q3: 'no' })
})
