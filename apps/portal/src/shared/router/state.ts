import type { Location } from './location.ts'
import type { RouteErrors } from './prepare.ts'
import type { Match } from './route.ts'

export type Navigation = { state: 'idle' | 'loading'; location?: Location }

export const IDLE: Navigation = { state: 'idle' }

export type RouterState = Readonly<{
  location: Location
  matches: readonly Match[]
  errors: RouteErrors | null
  /** The pending navigation while the previous page is still shown. */
  navigation: Navigation
  /** True once the first page is ready. */
  initialized: boolean
  isScrollKept: boolean
}>

export type Hear = (state: RouterState) => void

export function createStore(first: Pick<RouterState, 'location' | 'matches'>) {
  const hearers = new Set<Hear>()
  let state: RouterState = {
    ...first,
    errors: null,
    navigation: IDLE,
    initialized: false,
    isScrollKept: false,
  }
  return {
    current: () => state,
    tell: (change: Partial<RouterState>) => {
      state = { ...state, ...change }
      for (const hear of hearers) hear(state)
    },
    subscribe: (hear: Hear) => {
      hearers.add(hear)
      return () => {
        hearers.delete(hear)
      }
    },
  }
}

export type Store = ReturnType<typeof createStore>
