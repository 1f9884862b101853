import type { DiveLogWire, LogbookChangesQueryVariables } from '@fathom/contract/logbook'
import type { User } from '@fathom/domain/session'
import type { PreparedAnswer } from '../../../platform/module.ts'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { stateOfSeal } from '../review/check-seal.ts'
import { codeOfIntact } from '../review/dive-code.ts'
import { type FeedPage, readFeed, type StoredChanges } from './feed.store.ts'

const MOST_CHANGES = 500
const HIGHEST = 2 ** 31 - 1

type Args = LogbookChangesQueryVariables

/** BO-01: the caller's logs for a device that stores them (decision 150). */
export async function logbookChanges({ db }: Pick<LogbookDeps, 'db'>, caller: User, args: Args) {
  const page = findPage(args)
  if (!page)
    throw new Problem('invalid-input', 400, {
      errors: [`after or before: 0 or more, not both; limit: 1 to ${MOST_CHANGES}`],
    })
  const stored = await readFeed(db, caller.affiliateId, page)
  const changes = stored.changes.map(({ id, number, version, doc }) => ({
    ...{ id, number, version },
    log: doc === null ? null : (JSON.parse(doc) as DiveLogWire),
  }))
  return { changes, ...placeOf(stored, page) }
}

function findPage({ after, before, limit }: Args): FeedPage | undefined {
  const isBoth = typeof after === 'number' && typeof before === 'number'
  const size = limit ?? MOST_CHANGES
  if (isBoth || (after ?? 0) < 0 || (before ?? 0) < 0 || size < 1 || size > MOST_CHANGES) return undefined
  return typeof after === 'number'
    ? { from: after, isBackwards: false, limit: size }
    : { from: before ?? HIGHEST, isBackwards: true, limit: size }
}

function placeOf({ changes, newest, logs, hasMore }: StoredChanges, { isBackwards }: FeedPage) {
  const end = isBackwards ? 0 : newest
  return { next: hasMore ? (changes.at(-1)?.number ?? end) : end, is_last: !hasMore, newest, logs }
}

/**
 * The portal's own query asks for every field of each log: the stored document, and the state of its seal, which
 * only few have. The documents of the others are sent as they are stored.
 */
export function preparedChanges(deps: LogbookDeps): PreparedAnswer {
  return async (caller, variables) => {
    const page = isArgs(variables) ? findPage(variables) : undefined
    if (!page) return undefined
    const stored = await readFeed(deps.db, caller.affiliateId, page)
    const changes: string[] = []
    for (const { id, number, version, doc, isSealed } of stored.changes) {
      const log = doc === null ? 'null' : isSealed ? await sealedText(deps, doc) : unsealedText(doc)
      changes.push(`{"id":"${id}","number":${number},"version":${version},"log":${log}}`)
    }
    const place = JSON.stringify(placeOf(stored, page)).slice(1)
    return `{"data":{"logbookChanges":{"changes":[${changes.join(',')}],${place}}}`
  }
}

/** The graph knows how to refuse anything else. */
function isArgs(variables: Readonly<Record<string, unknown>>): variables is Args {
  return Object.entries(variables).every(
    ([name, value]) =>
      ['after', 'before', 'limit'].includes(name) &&
      (value === null ||
        value === undefined ||
        (Number.isInteger(value) && Math.abs(Number(value)) <= HIGHEST)),
  )
}

const unsealedText = (doc: string) => `${doc.trimEnd().slice(0, -1)},"seal":null,"code":null}`

async function sealedText(deps: LogbookDeps, doc: string): Promise<string> {
  const log = JSON.parse(doc) as DiveLogWire
  const seal = await stateOfSeal(deps.db, deps.secrets, log)
  const code = seal === 'intact' ? await codeOfIntact(deps, log) : null
  return JSON.stringify({ ...log, seal, code })
}
