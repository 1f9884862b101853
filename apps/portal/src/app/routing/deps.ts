import type { Locale } from '@fathom/domain/translations'
import type { Session } from '../../features/session/index.ts'
import type { Calls } from '../../shared/calls.tsx'
import type { PublicConfig } from '../../shared/config.ts'

/** Dependencies of the guards and redirects, injected so that tests need no browser. */
export type RoutingDeps = {
  session: Session
  calls: Calls
  config: PublicConfig
  /** The URL being opened: path, query and fragment. */
  requested: () => string
  /** Navigates to a URL outside the router. */
  leave: (url: string) => void
  signOut: () => Promise<void>
  locale: () => string
  speak: (locale: Locale) => Promise<void>
  storage: Storage
  marks: Storage
  isOnline: () => boolean
  log: (what: string, cause: unknown) => void
}
