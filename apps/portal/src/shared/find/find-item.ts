import type { User } from '@fathom/domain/session'
import type { AnyLocale } from '@fathom/locales'
import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../calls.tsx'
import type { IconShape } from '../ui/icon/icon.tsx'

/** The groups of Find (SN-03), in the order in which they are shown if they match equally well. */
export const FIND_GROUPS = ['actions', 'screens', 'dives', 'courses', 'cards', 'people', 'help'] as const
export type FindGroup = (typeof FIND_GROUPS)[number]

/** Something that a person can open, or do. */
export type FindItem = {
  /** Unique in its group. Of two sources with the same one, the first counts. */
  id: string
  title: string
  /** The line below the title. A function, because a logbook has thousands of them and few are shown. */
  detail?: () => string
  /** Its number: someone who types exactly that means it. */
  number?: string
  /** Other words that find it. */
  also?: string
  icon: IconShape
  to?: string
  isExternal?: boolean
  /** What it does, instead of following the link. */
  run?: () => void
}

export type FindDeps = { calls: Calls; client: QueryClient; user: User; locale: AnyLocale }

/** What an area contributes to Find. */
export type FindSource = {
  name: string
  group: FindGroup
  /** Everything of it, from this device where it's stored there; Find itself searches in it. */
  list?: (deps: FindDeps) => Promise<readonly FindItem[]>
  /** What the server finds, for lists that are too long to load. */
  search?: (deps: FindDeps, text: string) => Promise<readonly FindItem[]>
  /** The address of all results, where Find shows only the first. */
  more?: (text: string) => string
}
