import { type AnyLocale, type Catalogue, createTranslator, type Translator } from '@fathom/locales'
import type { LaterRoom } from './areas.ts'

type WordsOfARoom = { messages: Catalogue }
type WordsOfALocale = WordsOfARoom & { rooms: Readonly<Record<string, () => Promise<WordsOfARoom>>> }

/** How the words of each locale are fetched; a locale that this build does not carry has no entry. */
export type Sources = Readonly<Record<string, () => Promise<WordsOfALocale>>>

export type I18n = ReturnType<typeof createI18n>

type State = { words: WordsOfALocale; rooms: Map<LaterRoom, Catalogue>; translator: Translator }

/** Holds the one locale in use. The words of other locales are let go at each change. */
export function createI18n(sources: Sources) {
  const wanted = new Set<LaterRoom>()
  const arrivals = new Map<LaterRoom, Promise<void>>()
  const failed = new Set<LaterRoom>()
  const listeners = new Set<() => void>()
  let state: State | undefined
  let lastChange = Promise.resolve()
  let turn = 0

  function become(locale: AnyLocale, words: WordsOfALocale, rooms: Map<LaterRoom, Catalogue>) {
    const catalogue: Catalogue = Object.assign({}, words.messages, ...rooms.values())
    state = { words, rooms, translator: createTranslator(locale, catalogue) }
    for (const listener of listeners) listener()
  }

  async function change(locale: AnyLocale) {
    const mine = ++turn
    const source = sources[locale]
    if (!source) throw new Error(`this build does not speak ${locale}`)
    const words = await source()
    const rooms = await fetchRooms(words, wanted)
    // Of two quick changes the later one wins, whichever arrives first.
    if (mine === turn) become(locale, words, rooms)
  }

  async function fetchLater(room: LaterRoom) {
    await lastChange
    if (!state || state.rooms.has(room)) return
    const { words, rooms, translator } = state
    const fetched = await fetchRooms(words, [room])
    // A change of locale in the meantime has brought the room along.
    if (state.words === words)
      become(translator.locale, words, new Map([...rooms, ...state.rooms, ...fetched]))
  }

  return {
    /** The translator in use: another object after each change. */
    current(): Translator {
      if (!state) throw new Error('no locale is loaded yet')
      return state.translator
    },
    has: (room: LaterRoom): boolean => state?.rooms.has(room) ?? false,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Fetches the locale with every room in use, then changes to it at once. */
    use(locale: AnyLocale): Promise<void> {
      const changed = change(locale)
      lastChange = changed.catch(() => undefined)
      return changed
    },
    /** Resolves when the words of the room are there. After a failure it tries again. */
    need(room: LaterRoom): Promise<void> {
      wanted.add(room)
      const known = failed.delete(room) ? undefined : arrivals.get(room)
      const arrival = known ?? fetchLater(room)
      arrivals.set(room, arrival)
      arrival.catch(() => failed.add(room))
      return arrival
    },
    /** As `need`, but a failure stays one: React asks again at each render and would never stop trying. */
    arrival(room: LaterRoom): Promise<void> {
      return arrivals.get(room) ?? this.need(room)
    },
  }
}

/** Rooms may come to be wanted while others are on their way: it ends when none is missing. */
async function fetchRooms(words: WordsOfALocale, wanted: Iterable<LaterRoom>) {
  const rooms = new Map<LaterRoom, Catalogue>()
  for (;;) {
    const missing = [...wanted].filter((room) => !rooms.has(room))
    if (missing.length === 0) return rooms
    await Promise.all(
      missing.map(async (room) => rooms.set(room, (await words.rooms[room]?.())?.messages ?? {})),
    )
  }
}
