import { locales } from 'virtual:locales'
import {
  type AnyLocale,
  type Catalogue,
  createTranslator,
  type FirstArea,
  type Messages,
  type Translate,
  type Translator,
} from '@fathom/locales'
import { loadOverrides } from './overrides.ts'

type AreaMessages = { messages: Catalogue }

type WordsOfALocale = AreaMessages & { areas: Readonly<Record<string, () => Promise<AreaMessages>>> }

/** How the text of each locale is fetched; a locale that isn't part of this build has no entry. */
export type Sources = Readonly<Record<string, () => Promise<WordsOfALocale>>>

export type I18n = ReturnType<typeof createI18n>

type State = {
  words: WordsOfALocale & { overrides: Catalogue }
  areas: Set<LaterArea>
  /** What the translator reads. Text that arrives later is added in place. */
  catalogue: Catalogue
  translator: Translator
}

/** Stores the current locale only. The text of other locales is dropped at each change. */
export function createI18n(sources: Sources, overridesOf = loadOverrides) {
  const wanted = new Set<LaterArea>()
  const arrivals = new Map<LaterArea, Promise<void>>()
  const failed = new Set<LaterArea>()
  const listeners = new Set<() => void>()
  let state: State | undefined
  let asked: AnyLocale | undefined
  let lastChange = Promise.resolve()
  let turn = 0

  function become(locale: AnyLocale, words: State['words'], areas: Map<LaterArea, Catalogue>) {
    const catalogue: Catalogue = Object.assign({}, words.messages, ...areas.values(), words.overrides)
    const translator = createTranslator(locale, catalogue)
    state = { words, areas: new Set(areas.keys()), catalogue, translator }
    for (const listener of listeners) listener()
  }

  async function change(locale: AnyLocale) {
    const mine = ++turn
    const source = sources[locale]
    if (!source) throw new Error(`this build does not speak ${locale}`)
    const [messages, overrides] = await Promise.all([source(), overridesOf(locale)])
    const words = { ...messages, overrides }
    const areas = await fetchAreas(words, wanted)
    // Of two quick changes the later one wins, whichever arrives first. Until then any text is better than none.
    if (mine === turn || !state) become(locale, words, areas)
  }

  async function fetchLater(area: LaterArea) {
    await lastChange
    if (!state || state.areas.has(area)) return
    const { words } = state
    const fetched = await fetchAreas(words, [area])
    // A locale change in the meantime has already loaded the area.
    if (state.words !== words) return
    // Nobody is notified: what needs this text waits for it, and the rest of the page doesn't change.
    Object.assign(state.catalogue, ...fetched.values(), words.overrides)
    for (const each of fetched.keys()) state.areas.add(each)
  }

  return {
    /** The current translator: a new object after each change of locale. */
    current(): Translator {
      if (!state) throw new Error('no locale is loaded yet')
      return state.translator
    },
    /** The current locale; while the first one loads, the one that was asked for. */
    locale(): AnyLocale {
      const locale = state?.translator.locale ?? asked
      if (!locale) throw new Error('no locale was asked for yet')
      return locale
    },
    /** Announces a change of locale. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Fetches the locale with every area in use, then switches at once. */
    use(locale: AnyLocale): Promise<void> {
      asked = locale
      const changed = change(locale)
      lastChange = changed.catch(() => undefined)
      return changed
    },
    /** Resolves when the area's text is loaded. Retries after a failure. */
    need(area: LaterArea): Promise<void> {
      wanted.add(area)
      const known = failed.delete(area) ? undefined : arrivals.get(area)
      const arrival = known ?? readable(fetchLater(area))
      arrivals.set(area, arrival)
      arrival.catch(() => failed.add(area))
      return arrival
    },
    /** Like `need`, but a failure is cached: React asks again at each render and would retry forever. */
    arrival(area: LaterArea): Promise<void> {
      return arrivals.get(area) ?? this.need(area)
    },
  }
}

/** React reads a settled promise at once if it has a status; otherwise it hides the page for a moment. */
function readable(promise: Promise<void>): Promise<void> {
  promise.then(
    () => void Object.assign(promise, { status: 'fulfilled', value: undefined }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}

/** More areas may be requested while others load, so it loops until none is missing. */
async function fetchAreas(words: WordsOfALocale, wanted: Iterable<LaterArea>) {
  const areas = new Map<LaterArea, Catalogue>()
  for (;;) {
    const missing = [...wanted].filter((area) => !areas.has(area))
    if (missing.length === 0) return areas
    await Promise.all(
      missing.map(async (area) => areas.set(area, (await words.areas[area]?.())?.messages ?? {})),
    )
  }
}

type AreaOf<Key> = Key extends `${infer Area}.${string}` ? Area : never

/** The areas whose text comes with the page that needs it. */
export type LaterArea = Exclude<AreaOf<keyof Messages>, FirstArea>

/** The keys whose text is certainly there once these areas are. */
type KeysOf<Area extends string> = Extract<keyof Messages, `${Area}.${string}`>

export type TranslateWith<Area extends LaterArea> = Translate<Pick<Messages, KeysOf<FirstArea | Area>>>

/** The portal's i18n instance, with the messages of this build. Call `use` before the first render. */
export const i18n = createI18n(locales)
