import type { ApplicationWire } from '@fathom/contract/applications'
import { Draft } from '../../../../shared/draft/draft.ts'
import type { DraftRules, DraftState } from '../../../../shared/draft/draft-types.ts'
import { failureOf } from '../../../../shared/draft/failure.ts'
import { isFinal } from '../../../../shared/http/index.ts'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { currentIn } from '../../use-move.ts'
import { problemsOf } from './address-problems.ts'
import { FIELD_NAMES, type FieldName, type Fields, fieldsOf, isSame, withFields } from './fields.ts'
import { type FoundApplication, type StoredDraft, storeOf } from './stored-draft.ts'
import { changesIn, type Writer, writeDraft } from './write-draft.ts'

type Types = {
  content: Fields
  base: ApplicationWire
  request: never
  conflict: FieldName
  problem: never
}

export type ApplicationDraft = Draft<Types>
export type ApplicationDraftState = DraftState<Types>

/** The field whose value the server rejected, by problem code. */
const REFUSED_FIELD: Partial<Record<string, FieldName>> = {
  'own-number': 'instructor',
  'unknown-instructor': 'instructor',
  'unknown-store': 'store',
}

const withValueOf = (content: Fields, other: Fields, name: FieldName): Fields => ({
  ...content,
  [name]: other[name],
})

function merge(base: Fields, mine: Fields, theirs: Fields) {
  const both = { mine: theirs, theirs, conflicts: [] as FieldName[] }
  for (const name of FIELD_NAMES) {
    if (isSame(mine[name], base[name])) continue
    both.mine = withValueOf(both.mine, mine, name)
    if (isSame(mine[name], theirs[name])) continue
    if (isSame(theirs[name], base[name])) both.theirs = withValueOf(both.theirs, mine, name)
    else both.conflicts.push(name)
  }
  return both
}

const RULES: DraftRules<Types> = {
  contentOf: fieldsOf,
  isSame: (one, other) => FIELD_NAMES.every((name) => isSame(one[name], other[name])),
  isEqual: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  merge,
  /** An address is sent only when it is complete, because the server can't store a partial one. */
  sendable: (content, base) =>
    base && problemsOf(content.teachingAddress).length > 0
      ? withValueOf(content, fieldsOf(base), 'teachingAddress')
      : content,
  isClosed: ({ status }) => status !== 'Draft',
  withoutRefused(content, base, because) {
    const name = REFUSED_FIELD[because]
    return base && name ? withValueOf(content, fieldsOf(base), name) : content
  },
}

type Ports = {
  affiliateId: number
  /** The key of this visit's draft on the device. */
  key: string
  write: Writer
  drafts: DeviceStore<StoredDraft>
  onServer: (application: ApplicationWire) => void
}

/** An application that saves itself, continued from what earlier visits left on this device. */
export function openApplicationDraft(
  { affiliateId, key, write, drafts, onServer }: Ports,
  application: ApplicationWire,
  found: FoundApplication | undefined,
): ApplicationDraft {
  const { changed = {}, base = {} } = found?.stored.unsaved ?? {}
  const now = fieldsOf(application)
  return new Draft<Types>(
    {
      rules: RULES,
      write: async ({ base: from = application, content }, written) =>
        writeDraft(write, from, changesIn(content, fieldsOf(from)), written),
      failureOf: (cause) =>
        failureOf<Types>(cause, (failed) => {
          const current = currentIn(failed)
          if (current) return { kind: 'stale', current }
          return isFinal(failed) ? { kind: 'refused', because: failed.problem ?? '' } : undefined
        }),
      store: storeOf(drafts, { id: application.id, affiliateId, key, from: found?.from ?? [] }),
      onServer,
    },
    {
      content: { ...now, ...changed },
      base: withFields(application, { ...now, ...base }),
      theirs: application,
      isPending: found !== undefined,
    },
  )
}
