// @vitest-environment node
import type { Answers } from '@fathom/domain/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { markInFlight } from '../../../../shared/offline/in-flight.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { aDraft, aFormToFill, MEDICAL } from './a-form.ts'
import { createDraftSaver } from './draft-saver.ts'
import { holdForm } from './hold-form.ts'
import { type FoundForm, findStored, forgetForm, type StoredForm, storedFormKey } from './stored-form.ts'

const WHOSE = { affiliateId: 1, form: 'medical-questionnaire' } as const
const held = { ...WHOSE, toFill: aFormToFill() }

afterEach(() => void vi.useRealTimers())

/** A fake server with one draft, and a device where several tabs have the same form open. */
function aBrowser() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const forms = createMemoryKeep<StoredForm>()
  let draft = aDraft()
  const write = async (basedOn: number, answers: Answers) => {
    if (basedOn !== draft.version)
      throw new CallFailed('', { kind: 'refused', status: 409, problem: 'stale', current: draft })
    draft = aDraft({ answers, version: basedOn + 1 })
    return draft
  }
  const tab = (found?: FoundForm) => {
    const { keep, lock } = holdForm(forms, held, found?.from ?? [])
    const { base = { version: draft.version, answers: draft.answers }, answers = draft.answers } =
      found?.kept ?? {}
    const saver = createDraftSaver({ definition: MEDICAL, base, answers, write, keep })
    // Behaves like another tab: only this one can restore what it has locked itself.
    return { saver, keep, close: markInFlight(lock) }
  }
  return { forms, tab, draft: () => draft, find: () => findStored(forms, WHOSE) }
}

const laterOn = () => vi.setSystemTime(Date.now() + 1000)

test('[SC-09] two tabs with one form have separate drafts on the device: saving one keeps the other', async () => {
  const { tab, find, draft } = aBrowser()
  const [quick, late] = [tab(), tab()]
  quick.saver.answer('q1', 'no')
  await quick.saver.flush()
  late.saver.answer('q1', 'yes')
  late.saver.answer('q3', 'no')
  await late.saver.flush()
  expect(late.saver.snapshot().state.kind).toBe('stale')
  quick.saver.answer('q2', 'no')
  await quick.saver.flush()
  // While its tab is open, no other tab may use it; after a reload, that tab finds it.
  expect((await find())?.kept.answers).toEqual({ q1: 'no', q2: 'no' })
  late.close()
  const again = tab(await find())
  again.saver.open()
  await again.saver.flush()
  expect(again.saver.snapshot().state).toMatchObject({ kind: 'stale', conflicts: ['q1'] })
  await again.saver.choose('mine')
  expect(draft().answers).toEqual({ q1: 'yes', q2: 'no', q3: 'no' })
})

test('a form that the server has is stored once, to open offline, without leftovers of its visits', async () => {
  const { tab, find, forms } = aBrowser()
  for (const [id, value] of [
    ['q1', 'no'],
    ['q2', 'no'],
  ] as const) {
    const { saver, close } = tab(await find())
    saver.open()
    saver.answer(id, value)
    await saver.end()
    close()
  }
  expect(await forms.list()).toHaveLength(1)
  expect(await find()).toMatchObject({ kept: { answers: { q1: 'no', q2: 'no' } }, from: [] })
})

test('answers left by closed tabs are merged; if two conflict, the older one waits', async () => {
  const { tab, find, forms } = aBrowser()
  for (const [id, value] of [
    ['q1', 'no'],
    ['q2', 'no'],
    ['q1', 'yes'],
  ] as const) {
    const { saver, keep, close } = tab()
    laterOn()
    saver.answer(id, value)
    await keep(saver.snapshot())
    close()
  }
  const found = await find()
  expect(found?.kept.answers).toEqual({ q1: 'yes', q2: 'no' })
  const next = tab(found)
  await next.keep(next.saver.snapshot())
  expect((await forms.list()).map(({ answers }) => answers)).toEqual([{ q1: 'no' }, { q1: 'yes', q2: 'no' }])
  expect((await find())?.kept.answers).toEqual({ q1: 'no' })
})

test('a draft of an earlier version is found and moves to the visit that continues it', async () => {
  const { tab, find, forms } = aBrowser()
  const base = { version: 0, answers: {} }
  await forms.put(storedFormKey(WHOSE), { ...held, base, answers: { q1: 'no' } })
  const { saver, keep } = tab(await find())
  expect(saver.snapshot()).toMatchObject({ answers: { q1: 'no' }, state: { kind: 'waiting' } })
  await keep(saver.snapshot())
  expect((await forms.list()).map(({ key }) => key)).toEqual([expect.stringMatching(/^1\.medical.+\..+/)])
})

test('a signed form leaves the device; drafts of other tabs and of other users stay', async () => {
  const { tab, forms } = aBrowser()
  const [mine, theirs] = [tab(), tab()]
  for (const { saver } of [mine, theirs]) saver.answer('q1', 'no')
  await Promise.all([mine, theirs].map(({ saver, keep }) => keep(saver.snapshot())))
  await forms.put('2', { ...held, affiliateId: 2, base: { version: 0, answers: {} }, answers: {} })
  mine.close()
  await forgetForm(forms, WHOSE)
  expect((await forms.list()).map(({ affiliateId }) => affiliateId)).toEqual([1, 2])
})
