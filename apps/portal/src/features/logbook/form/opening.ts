import { contentOf, type DiveLog, type DiveLogContent, type LogStatus, mayDo } from '@fathom/domain/logbook'
import { newId } from '../../../shared/new-id.ts'
import type { FoundDive } from './draft/stored-dive.ts'

/** What the form starts with. */
export type Opened = {
  log: DiveLog | undefined
  content: DiveLogContent
  isStored: boolean
  /** This device has changes that can't be shown while the log can't be changed. */
  hasUnsent: boolean
  /** The keys of the stored drafts that it continues. */
  from: readonly string[]
  request?: LogStatus | undefined
}

export const isLocked = (log: DiveLog | undefined): boolean =>
  log !== undefined && !mayDo('edit', log, 'owner').granted

/**
 * Unsaved local changes take precedence over the server's log; saving detects conflicts. Only a log that can
 * no longer be changed shows the server's version.
 */
export function opened(
  server: DiveLog | undefined,
  found: FoundDive | undefined,
  blank: () => DiveLogContent,
): Opened {
  if (!found || isLocked(server))
    return {
      log: server,
      content: server ? contentOf(server) : blank(),
      isStored: false,
      hasUnsent: found !== undefined,
      from: [],
    }
  const { base, content, request } = found.stored
  return { log: base ?? undefined, content, isStored: true, hasUnsent: false, from: found.from, request }
}

const fresh = new Set<string>()

/** The id of a log created on this page; the server can't have it yet, so there's no need to fetch it. */
export function freshId(): string {
  const id = newId()
  fresh.add(id)
  return id
}

export const isFresh = (id: string): boolean => fresh.has(id)

/** Call once the server may have it. */
export const noLongerFresh = (id: string): void => void fresh.delete(id)
