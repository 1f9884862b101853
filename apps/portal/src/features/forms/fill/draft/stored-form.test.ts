// @vitest-environment node
import { type Answers, withAnswer } from '@fathom/domain/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { newId } from '../../../../shared/new-id.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { markInFlight } from '../../../../shared/offline/in-flight.ts'
import { aDraft, aFormToFill, MEDICAL } from './form.fixture.ts'
import { openFormDraft } from './form-draft.ts'
import {
  type FoundForm,
  findStored,
  forgetForm,
  formLock,
  type StoredForm,
  storedFormKey,
  storeOf,
} from './stored-form.ts'

const WHOSE = { affiliateId: 1, form: 'medical-questionnaire' } as const
const opened = { ...WHOSE, toFill: aFormToFill() }

afterEach(() => void vi.useRealTimers())

/** A fake server with one draft, and a device where several tabs have the same form open. */
function aBrowser() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const forms = createMemoryStore<StoredForm>()
  let draft = aDraft()
  const write = async (basedOn: number, answers: Answers) => {
    if (basedOn !== draft.version)
      throw new CallFailed('', { kind: 'refused', status: 409, problem: 'stale', current: draft })
    draft = aDraft({ answers, version: basedOn + 1 })
    return draft
  }
  const tab = (found?: FoundForm) => {
    const key = `${storedFormKey(WHOSE)}.${newId()}`
    const store = storeOf(forms, opened, found?.from ?? [], key)
    const { base = { version: draft.version, answers: draft.answers }, answers = draft.answers } =
      found?.stored ?? {}
    const filled = openFormDraft({ definition: MEDICAL, write, store }, { base, answers })
    return {
      draft: filled,
      answer: (id: string, value: string) =>
        filled.change(withAnswer(MEDICAL, filled.snapshot().content, id, value)),
      store: () => store.put(filled.snapshot()),
      // Behaves like another tab: only this one can restore what it has locked itself.
      close: markInFlight(formLock(key)),
    }
  }
  return { forms, tab, draft: () => draft, find: () => findStored(forms, WHOSE) }
}

const laterOn = () => vi.setSystemTime(Date.now() + 1000)

test('[SC-09] two tabs with one form have separate drafts on the device: saving one keeps the other', async () => {
  const { tab, find, draft } = aBrowser()
  const [quick, late] = [tab(), tab()]
  quick.answer('q1', 'no')
  await quick.draft.flush()
  late.answer('q1', 'yes')
  late.answer('q3', 'no')
  await late.draft.flush()
  expect(late.draft.snapshot().state.kind).toBe('conflict')
  quick.answer('q2', 'no')
  await quick.draft.flush()
  // While its tab is open, no other tab may use it; after a reload, that tab finds it.
  expect((await find())?.stored.answers).toEqual({ q1: 'no', q2: 'no' })
  late.close()
  const again = tab(await find())
  again.draft.start()
  await again.draft.flush()
  expect(again.draft.snapshot().state).toMatchObject({ kind: 'conflict', conflicts: ['q1'] })
  await again.draft.choose('mine')
  expect(draft().answers).toEqual({ q1: 'yes', q2: 'no', q3: 'no' })
})

test('a form that the server has is stored once, to open offline, without leftovers of its visits', async () => {
  const { tab, find, forms } = aBrowser()
  for (const [id, value] of [
    ['q1', 'no'],
    ['q2', 'no'],
  ] as const) {
    const { draft, answer, close } = tab(await find())
    draft.start()
    answer(id, value)
    await draft.end()
    close()
  }
  expect(await forms.list()).toHaveLength(1)
  expect(await find()).toMatchObject({ stored: { answers: { q1: 'no', q2: 'no' } }, from: [] })
})

test('answers left by closed tabs are merged; if two conflict, the older one waits', async () => {
  const { tab, find, forms } = aBrowser()
  for (const [id, value] of [
    ['q1', 'no'],
    ['q2', 'no'],
    ['q1', 'yes'],
  ] as const) {
    const { answer, store, close } = tab()
    laterOn()
    answer(id, value)
    await store()
    close()
  }
  const found = await find()
  expect(found?.stored.answers).toEqual({ q1: 'yes', q2: 'no' })
  const next = tab(found)
  await next.store()
  expect((await forms.list()).map(({ answers }) => answers)).toEqual([{ q1: 'no' }, { q1: 'yes', q2: 'no' }])
  expect((await find())?.stored.answers).toEqual({ q1: 'no' })
})

test('a draft of an earlier version is found and moves to the visit that continues it', async () => {
  const { tab, find, forms } = aBrowser()
  const base = { version: 0, answers: {} }
  await forms.put(storedFormKey(WHOSE), { ...opened, base, answers: { q1: 'no' } })
  const { draft, store } = tab(await find())
  expect(draft.snapshot()).toMatchObject({ content: { q1: 'no' }, state: { kind: 'pending' } })
  await store()
  expect((await forms.list()).map(({ key }) => key)).toEqual([expect.stringMatching(/^1\.medical.+\..+/)])
})

test('a signed form leaves the device; drafts of other tabs and of other users stay', async () => {
  const { tab, forms } = aBrowser()
  const [mine, theirs] = [tab(), tab()]
  for (const { answer } of [mine, theirs]) answer('q1', 'no')
  await Promise.all([mine, theirs].map(({ store }) => store()))
  await forms.put('2', { ...opened, affiliateId: 2, base: { version: 0, answers: {} }, answers: {} })
  mine.close()
  await forgetForm(forms, WHOSE)
  expect((await forms.list()).map(({ affiliateId }) => affiliateId)).toEqual([1, 2])
})
