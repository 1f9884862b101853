// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '../http/index.ts'
import { createMemoryStore } from '../offline/device-store.ts'
import { markInFlight } from '../offline/in-flight.ts'
import { Draft, PAUSE_MS } from './draft.ts'
import { createDraftStore, joinLeft, leftBehind } from './draft-store.ts'
import type { DraftContent, DraftRules } from './draft-types.ts'
import { failureOf } from './failure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A note with two fields. A field with '?' in it can't be sent, and a public note waits for its button. */
type Note = { title: string; text: string }
type NoteRecord = Note & { version: number; isPublic?: boolean; isClosed?: boolean }
type Types = {
  content: Note
  base: NoteRecord
  request: 'publish'
  conflict: keyof Note
  problem: string
}
type Stored = {
  key: string
  content: Note
  base: NoteRecord | undefined
  request?: 'publish'
  savedAt: string
}

const NAMES = ['title', 'text'] as const
const contentOf = ({ title, text }: Note): Note => ({ title, text })
const possible = (content: Note): Note => ({
  title: content.title.includes('?') ? '' : content.title,
  text: content.text.includes('?') ? '' : content.text,
})

function merge(base: Note, mine: Note, theirs: Note) {
  const changed = NAMES.filter((name) => mine[name] !== base[name])
  const conflicts = changed.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name])
  const taken = (names: readonly (keyof Note)[]) => ({
    ...theirs,
    ...Object.fromEntries(names.map((name) => [name, mine[name]])),
  })
  const calm = changed.filter((name) => !conflicts.includes(name))
  return { mine: taken(changed), theirs: taken(calm), conflicts }
}

const RULES: DraftRules<Types> = {
  contentOf,
  isSame: (one, other) => NAMES.every((name) => one[name] === other[name]),
  merge,
  sendable: possible,
  autosaves: (base) => base?.isPublic !== true,
  isClosed: ({ isClosed }) => isClosed === true,
  isDone: ({ isPublic }) => isPublic === true,
  withoutRefused: (content) => ({ ...content, text: '' }),
}

const lost = () => new CallFailed('', { kind: 'network' })
const answered = (status: number, problem: string) => new CallFailed('', { kind: 'refused', status, problem })

/** A server with one note; `lose` drops calls before they arrive, `loseAnswers` after. */
function aServer(start: Partial<NoteRecord> = {}) {
  let note: NoteRecord = { title: '', text: '', version: 1, ...start }
  const server = {
    lose: 0,
    loseAnswers: 0,
    note: () => note,
    elsewhere: (change: Partial<NoteRecord>) => {
      note = { ...note, ...change, version: note.version + 1 }
    },
    write: vi.fn(async ({ base, content, request }: DraftContent<Types>) => {
      if (server.lose-- > 0) throw lost()
      if (base?.version !== note.version) {
        const detail = { kind: 'refused', status: 409, problem: 'stale', current: note } as const
        throw new CallFailed('', detail)
      }
      note = { ...note, ...content, version: note.version + 1, isPublic: request === 'publish' }
      if (server.loseAnswers-- > 0) throw lost()
      return note
    }),
  }
  return server
}

const aDevice = () => createMemoryStore<Stored>()
const lockOf = (key: string) => `note.${key}`
let visits = 0

/** Opens the note in a tab, with what earlier tabs left on the device. */
async function aTab(server: ReturnType<typeof aServer>, records = aDevice()) {
  const key = `visit-${visits++}`
  const left = await leftBehind(await records.list(), (stored) => lockOf(stored.key))
  const found = joinLeft(
    left,
    (stored) => stored.key,
    (newer, older) => {
      const both = merge(older.base ?? older.content, older.content, newer.content)
      return both.conflicts.length > 0 ? undefined : { ...newer, content: both.mine }
    },
  )
  const onServer = vi.fn()
  const onEnd = vi.fn()
  const draft = new Draft<Types>(
    {
      rules: RULES,
      write: server.write,
      failureOf: (cause) =>
        failureOf<Types>(cause, ({ problem, current }) => {
          if (problem === 'stale') return { kind: 'stale', current: current as NoteRecord }
          if (problem === 'deleted') return { kind: 'gone' }
          if (problem === 'rude') return { kind: 'refused', because: problem }
          return undefined
        }),
      store: createDraftStore<Types, Stored>({
        records,
        key,
        from: found?.from ?? [],
        lockOf,
        recordOf: ({ content, base, request }) => ({
          ...{ key, content, base, savedAt: new Date().toISOString() },
          ...(request && { request }),
        }),
      }),
      onServer,
      onEnd,
    },
    found
      ? { ...found.stored, isPending: true }
      : { base: server.note(), content: contentOf(server.note()), request: undefined },
  )
  // Behaves like another tab: only this one can continue what it has locked itself.
  const close = markInFlight(lockOf(key))
  draft.start()
  return {
    draft,
    records,
    close,
    onServer,
    onEnd,
    state: () => draft.snapshot().state,
    type: (change: Partial<Note>) => draft.change({ ...draft.snapshot().content, ...change }),
    pause: (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('typed text is stored on the device at once, and sent once after the last pause', async () => {
  const server = aServer()
  const { type, pause, records, state, onServer } = await aTab(server)
  type({ title: 'R' })
  type({ title: 'Reef' })
  expect((await records.list()).map(({ content }) => content.title)).toEqual(['Reef'])
  await pause(PAUSE_MS - 1)
  expect([server.write.mock.calls.length, state().kind]).toEqual([0, 'pending'])
  await pause(1)
  expect(server.write).toHaveBeenCalledOnce()
  expect(server.note().title).toBe('Reef')
  expect(state()).toMatchObject({ kind: 'saved', isPartial: false })
  expect(onServer).toHaveBeenCalledExactlyOnceWith(server.note())
  expect(await records.list()).toEqual([])
})

test('opening and closing a note sends and stores nothing', async () => {
  const server = aServer()
  const { draft, pause, records, state } = await aTab(server)
  await pause()
  await draft.end()
  expect([server.write.mock.calls.length, state().kind]).toEqual([0, 'idle'])
  expect(await records.list()).toEqual([])
})

test('text typed during a save is sent next, based on its result', async () => {
  const server = aServer()
  const { type, pause, state } = await aTab(server)
  const write = server.write.getMockImplementation()
  let answer = () => {}
  server.write.mockImplementationOnce(async (...sent) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return write?.(...sent) as Promise<NoteRecord>
  })
  type({ title: 'First' })
  await pause()
  type({ title: 'Second' })
  await pause()
  expect(server.write).toHaveBeenCalledOnce()
  answer()
  await pause()
  expect(server.note()).toMatchObject({ title: 'Second', version: 3 })
  expect(state().kind).toBe('saved')
})

test('a lost call is retried with growing pauses, and the text stays on the device meanwhile', async () => {
  const server = aServer()
  server.lose = 4
  const { type, pause, state, records, draft } = await aTab(server)
  type({ title: 'Reef' })
  await pause()
  const calls: number[] = []
  for (const ms of [5_000, 15_000, 60_000]) {
    expect([state(), draft.isSafe(), (await records.list()).length]).toEqual([
      { kind: 'stored', isOffline: true },
      false,
      1,
    ])
    await pause(ms - 1)
    calls.push(server.write.mock.calls.length)
    await pause(1)
  }
  expect(calls).toEqual([1, 2, 3])
  await pause(60_000)
  expect([state().kind, server.note().title]).toEqual(['saved', 'Reef'])
})

test('back online, the text is sent at once', async () => {
  const server = aServer()
  server.lose = 1
  const { type, pause, draft, state } = await aTab(server)
  type({ title: 'Reef' })
  await pause()
  draft.wake()
  await pause(0)
  expect([state().kind, server.note().title]).toEqual(['saved', 'Reef'])
})

test('a save whose answer got lost has no conflict with itself', async () => {
  const server = aServer()
  server.loseAnswers = 1
  const { type, pause, draft, state } = await aTab(server)
  type({ title: 'Reef' })
  await pause()
  draft.wake()
  await pause(0)
  expect([state().kind, server.note().version]).toEqual(['saved', 2])
})

test('changes of two devices in different fields are merged without asking', async () => {
  const server = aServer()
  const { type, pause, draft, state } = await aTab(server)
  server.elsewhere({ text: 'Theirs' })
  type({ title: 'Mine' })
  await pause()
  expect(server.note()).toMatchObject({ title: 'Mine', text: 'Theirs' })
  expect([draft.snapshot().content.text, state().kind]).toEqual(['Theirs', 'saved'])
})

test.each(['mine', 'theirs'] as const)(
  'changes of the same field wait for a choice; %s is saved with everything typed since',
  async (whose) => {
    const server = aServer()
    const { type, pause, draft, state } = await aTab(server)
    server.elsewhere({ title: 'Theirs' })
    type({ title: 'Mine' })
    await pause()
    expect(state()).toMatchObject({ kind: 'conflict', conflicts: ['title'], theirs: { title: 'Theirs' } })
    type({ text: 'Later' })
    await pause()
    draft.wake()
    await pause()
    expect(server.note()).toMatchObject({ title: 'Theirs', text: '' })
    await draft.choose(whose)
    expect(server.note()).toMatchObject({ title: whose === 'mine' ? 'Mine' : 'Theirs', text: 'Later' })
    expect(draft.isSafe()).toBe(true)
  },
)

test('two devices that save in turns do not merge forever', async () => {
  const server = aServer()
  const write = server.write.getMockImplementation()
  server.write.mockImplementation(async (...sent) => {
    server.elsewhere({})
    return write?.(...sent) as Promise<NoteRecord>
  })
  const { type, pause, state } = await aTab(server)
  type({ title: 'Mine' })
  await pause()
  expect(state()).toEqual({ kind: 'stored', isOffline: false })
  expect(server.write).toHaveBeenCalledTimes(5)
})

test('a refetched record is merged into the open draft; an older one is ignored', async () => {
  const server = aServer()
  const { draft, type, state, pause } = await aTab(server)
  const old = server.note()
  server.elsewhere({ text: 'Theirs' })
  await draft.receive(server.note())
  expect([draft.snapshot().content.text, state().kind]).toEqual(['Theirs', 'idle'])
  await draft.receive(old)
  expect(draft.snapshot().content.text).toBe('Theirs')
  type({ title: 'Mine' })
  server.elsewhere({ title: 'Other' })
  await draft.receive(server.note())
  expect(state()).toMatchObject({ kind: 'conflict', conflicts: ['title'] })
  server.elsewhere({ title: 'Mine' })
  await draft.receive(server.note())
  await pause()
  expect([state().kind, server.note().title]).toEqual(['saved', 'Mine'])
})

test('two tabs store separate drafts: saving one keeps the other, and a reload continues with its own', async () => {
  const server = aServer()
  const records = aDevice()
  const [quick, late] = [await aTab(server, records), await aTab(server, records)]
  quick.type({ title: 'Quick' })
  await quick.pause()
  late.type({ title: 'Late' })
  await late.pause()
  expect(late.state().kind).toBe('conflict')
  quick.type({ text: 'More' })
  await quick.pause()
  expect(await records.list()).toMatchObject([{ content: { title: 'Late' } }])
  // While its tab is open, no other tab continues it.
  expect((await aTab(server, records)).draft.snapshot().content.title).toBe('Quick')
  late.close()
  const again = await aTab(server, records)
  await again.pause(0)
  expect(again.state()).toMatchObject({ kind: 'conflict', conflicts: ['title'] })
  await again.draft.choose('mine')
  expect(server.note()).toMatchObject({ title: 'Late', text: 'More' })
  expect(await records.list()).toEqual([])
})

test('a page that is reloaded in the middle of a save loses nothing and saves it once', async () => {
  const server = aServer()
  const records = aDevice()
  const first = await aTab(server, records)
  // The page is gone before the answer.
  server.loseAnswers = 1
  first.type({ title: 'Reef' })
  await first.draft.flush()
  first.close()
  const next = await aTab(server, records)
  expect(next.draft.snapshot().content.title).toBe('Reef')
  await next.pause(0)
  expect([next.state().kind, server.note().version]).toEqual(['saved', 2])
  expect(await records.list()).toEqual([])
})

test('what the server cannot accept is left out, stays on the screen, and stays on the device', async () => {
  const server = aServer({ text: 'Old' })
  const { type, pause, draft, state, records } = await aTab(server)
  type({ title: 'Reef', text: 'half?' })
  await pause()
  expect(server.note()).toMatchObject({ title: 'Reef', text: '' })
  expect(state()).toMatchObject({ kind: 'saved', isPartial: true })
  expect(draft.snapshot().content.text).toBe('half?')
  expect(await records.list()).toMatchObject([{ content: { text: 'half?' } }])
})

test('typing and undoing it is no change', async () => {
  const server = aServer()
  const { type, pause, draft, records } = await aTab(server)
  type({ title: 'R' })
  type({ title: '' })
  await pause()
  expect([server.write.mock.calls.length, draft.isSafe()]).toEqual([0, true])
  expect(await records.list()).toEqual([])
})

test('a public note is sent only by its button', async () => {
  const server = aServer({ isPublic: true })
  const { type, pause, draft, records } = await aTab(server)
  type({ title: 'Reef' })
  await pause()
  draft.wake()
  await draft.end()
  expect(server.write).not.toHaveBeenCalled()
  expect(await records.list()).toHaveLength(1)
  expect(await draft.finish('publish')).toMatchObject({ kind: 'done' })
  expect(server.note().title).toBe('Reef')
  expect(await records.list()).toEqual([])
})

test('a request made offline is stored with the draft, and another visit finishes it', async () => {
  const server = aServer()
  const records = aDevice()
  server.lose = 2
  const first = await aTab(server, records)
  first.type({ title: 'Reef' })
  expect(await first.draft.finish('publish')).toEqual({ kind: 'lost', isOffline: true })
  first.close()
  expect(await records.list()).toMatchObject([{ request: 'publish', content: { title: 'Reef' } }])
  server.lose = 0
  const next = await aTab(server, records)
  expect(next.draft.snapshot().request).toBe('publish')
  expect(await next.draft.finish('publish')).toMatchObject({ kind: 'done' })
  expect(server.note()).toMatchObject({ isPublic: true, title: 'Reef' })
  expect(await records.list()).toEqual([])
})

test('a request that is taken back leaves the draft', async () => {
  const server = aServer()
  server.lose = 1
  const { type, draft, records } = await aTab(server)
  type({ title: 'Reef' })
  await draft.finish('publish')
  await draft.request(undefined)
  const [stored] = await records.list()
  expect(stored?.content.title).toBe('Reef')
  expect(stored).not.toHaveProperty('request')
})

test('a rejected value is reported and removed; content that the server cannot read is not sent again', async () => {
  const server = aServer()
  const { type, pause, draft, state } = await aTab(server)
  server.write.mockRejectedValueOnce(answered(422, 'rude'))
  type({ text: 'Rude' })
  await pause()
  expect(state()).toEqual({ kind: 'refused', because: 'rude' })
  expect(draft.snapshot().content.text).toBe('')
  server.write.mockRejectedValueOnce(answered(400, 'unreadable'))
  type({ text: 'Odd' })
  await pause()
  expect(state()).toEqual({ kind: 'stored', isOffline: false })
  await pause(120_000)
  expect(server.write).toHaveBeenCalledTimes(2)
  type({ text: 'Fine' })
  await pause()
  expect(server.note().text).toBe('Fine')
})

test('a record that is gone accepts nothing more until it is restored with what was typed', async () => {
  const server = aServer()
  const { type, pause, draft, state } = await aTab(server)
  server.write.mockRejectedValueOnce(answered(404, 'deleted'))
  type({ title: 'Mine' })
  await pause()
  type({ text: 'Later' })
  await pause()
  expect([state().kind, server.write.mock.calls.length]).toEqual(['gone', 1])
  await draft.continueWith(async () => server.note())
  expect(server.note()).toMatchObject({ title: 'Mine', text: 'Later' })
  expect(state().kind).toBe('saved')
})

test('a record that was closed elsewhere accepts nothing more, and its screen learns of it', async () => {
  const server = aServer()
  const { type, pause, state, onServer } = await aTab(server)
  server.elsewhere({ isClosed: true })
  type({ title: 'Too late' })
  await pause()
  expect(state()).toEqual({ kind: 'gone' })
  expect(onServer).toHaveBeenCalledExactlyOnceWith(server.note())
  expect(server.note().title).toBe('')
})

test('a stopped draft sends nothing, not even when the connection is back, until it starts again', async () => {
  const server = aServer()
  const { type, pause, draft } = await aTab(server)
  type({ title: 'Reef' })
  expect(await draft.stop()).toBe(1)
  draft.wake()
  await pause()
  await draft.end()
  expect(server.write).not.toHaveBeenCalled()
  draft.start()
  await pause(0)
  expect(server.note().title).toBe('Reef')
})

test('leaving sends pending text at once, then releases the draft', async () => {
  const server = aServer()
  const { type, draft, onEnd } = await aTab(server)
  const release = draft.claim()
  type({ title: 'Reef' })
  await draft.end()
  release()
  expect(server.note().title).toBe('Reef')
  expect(onEnd).toHaveBeenCalledOnce()
})

test("the server's record replaces everything when it is adopted", async () => {
  const server = aServer()
  const { type, draft, records, state } = await aTab(server)
  type({ title: 'Mine' })
  draft.adopt({ title: 'Server', text: '', version: 7 })
  expect(draft.snapshot()).toMatchObject({ content: { title: 'Server' }, base: { version: 7 } })
  expect(state().kind).toBe('idle')
  expect(await records.list()).toEqual([])
})
