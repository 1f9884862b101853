import { type DiveLogWire, diveLogOf } from '@fathom/contract/logbook'
import {
  contentOf,
  type DiveLog,
  type DiveLogContent,
  type LogProblem,
  type LogStatus,
  type ShownField,
  todayIn,
  withoutImpossible,
} from '@fathom/domain/logbook'
import { Draft } from '../../../../shared/draft/draft.ts'
import type {
  DraftFailure,
  DraftPorts,
  DraftResult,
  DraftRules,
  DraftState,
} from '../../../../shared/draft/draft-types.ts'
import { failureOf } from '../../../../shared/draft/failure.ts'
import type { CallFailed } from '../../../../shared/http/index.ts'
import { isSame } from '../state/fields.ts'
import { merge, unknownBase } from './merge.ts'

export type DiveTypes = {
  content: DiveLogContent
  base: DiveLog
  /** The status it should get, such as published. */
  request: LogStatus
  conflict: ShownField
  problem: LogProblem
}

export type DiveDraft = Draft<DiveTypes>
export type DiveDraftState = DraftState<DiveTypes>
export type DiveResult = DraftResult<DiveTypes>

export type Writer = {
  create(id: string, content: DiveLogContent, status?: LogStatus): Promise<DiveLog>
  update(id: string, version: number, content: DiveLogContent, status?: LogStatus): Promise<DiveLog>
  restore(id: string): Promise<DiveLog>
}

const RULES: DraftRules<DiveTypes> = {
  contentOf,
  isSame,
  merge,
  unknownBase,
  /** Drops fields with impossible values, so a typo in one field doesn't block saving the others. */
  sendable: (content) => withoutImpossible(content, todayIn(content.timeZone, new Date())),
  /** Others see every save of a published log, so it waits for the button. */
  autosaves: (log) => log?.status !== 'Published',
  isDone: ({ status }, request) => status === request,
}

/** Updates a log from the version it was read with, or creates it if the server doesn't have it yet. */
async function writeLog(
  write: Writer,
  id: string,
  log: DiveLog | undefined,
  content: DiveLogContent,
  status: LogStatus | undefined,
): Promise<DiveLog> {
  if (log) return write.update(id, log.version, content, status)
  const made = await write.create(id, content, status)
  const isOther = !isSame(contentOf(made), content) || (status !== undefined && made.status !== status)
  if (isOther) throw new CreatedBefore(made)
  return made
}

/**
 * An earlier create reached the server but its answer got lost, so this one changed nothing. Another device may
 * have changed the log since.
 */
class CreatedBefore extends Error {
  readonly log: DiveLog

  constructor(log: DiveLog) {
    super('the log was created before')
    this.log = log
  }
}

type Answer = { because?: string; problems?: readonly LogProblem[] }

function named({ problem, current, answer }: CallFailed): DraftFailure<DiveTypes> | undefined {
  const { because = 'no-such-move', problems = [] } = (answer ?? {}) as Answer
  switch (problem) {
    case 'stale':
      return { kind: 'stale', current: diveLogOf(current as DiveLogWire) }
    case 'not-found':
    case 'id-taken':
      return { kind: 'gone' }
    case 'refused':
      return { kind: 'refused', because }
    case 'invalid-log':
      return { kind: 'invalid', problems }
    default:
      return undefined
  }
}

type Ports = Pick<DraftPorts<DiveTypes>, 'store' | 'onEnd'> & { id: string; write: Writer }

type Start = {
  log: DiveLog | undefined
  content: DiveLogContent
  request?: LogStatus | undefined
  /** Whether the content comes from an earlier visit and is unsaved. */
  isStored?: boolean
}

/** A dive log that saves itself. */
export const openDiveDraft = (
  { id, write, ...ports }: Ports,
  { log, content, request, isStored = false }: Start,
): DiveDraft =>
  new Draft<DiveTypes>(
    {
      ...ports,
      rules: RULES,
      write: (draft) => writeLog(write, id, draft.base, draft.content, draft.request),
      failureOf: (cause) =>
        cause instanceof CreatedBefore
          ? { kind: 'stale', current: cause.log }
          : failureOf<DiveTypes>(cause, named),
    },
    { base: log, content, request, isPending: isStored },
  )
