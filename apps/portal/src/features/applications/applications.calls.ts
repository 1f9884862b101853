import type {
  ApplicationCardsWire,
  ApplicationDraftWire,
  ApplicationFeesWire,
  ApplicationTypesWire,
  ApplicationWire,
  AssignedWire,
  PaymentReceiver,
  TeachingAddressWire,
} from '@fathom/contract/applications'
import type { ApplicationMove } from '@fathom/domain/applications'
import type { AddressDraft } from '@fathom/domain/profile'
import { useMemo } from 'react'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { retrying } from '../../shared/http/retrying.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

type Options = Omit<NonNullable<Parameters<Calls['http']['get']>[2]>, 'schema'>

type Pause = (attempt: number) => Promise<void>

/** A move, based on the version that the user saw. */
export type MoveRequest = {
  id: string
  version: number
  move: ApplicationMove
  reason?: string
  payment?: Payment | undefined
}

/** OF-04: where a payment is found, and who received it. */
export type Payment = { reference: string; receivedBy: PaymentReceiver }

const NAMED = { expandApplicant: true, expandInstructor: true, expandStore: true }

/** The specification defines the first path; the others use the name of the move. */
const pathOf = (move: ApplicationMove) => (move === 'submit' ? 'submit-to-member' : move)

const from = (version: number) => ({ 'if-match': `"${version}"` })

/** CA-01, CO-01: what all calls of this feature share. */
export function applicationCaller({ http }: Pick<Calls, 'http'>, affiliateId: number, pause?: Pause) {
  return <T>(method: Method, path: string, options: Options = {}): Promise<T> => {
    const { signal, headers } = options
    const sent = { ...options, headers: { 'affiliate-id': String(affiliateId), ...headers } }
    return retrying(() => http[method]<T>('applications', path, sent), {
      signal,
      ...(pause && { pause }),
    })
  }
}

/** The calls of CA-03 to CA-06, and the other moves. */
export function applicationCalls(calls: Pick<Calls, 'http'>, affiliateId: number, pause?: Pause) {
  const call = applicationCaller(calls, affiliateId, pause)
  const oneAction = createActions()
  return {
    types: (signal: AbortSignal) => call<ApplicationTypesWire>('get', 'Applications/types', { signal }),
    cards: (typeId: string, signal: AbortSignal) =>
      call<ApplicationCardsWire>('get', 'Applications/types/{typeId}/certification-cards', {
        params: { typeId },
        signal,
      }),
    assigned: (Page: number, PageSize: number, signal: AbortSignal) =>
      call<AssignedWire>('get', 'Applications/assigned', { query: { Page, PageSize }, signal }),
    one: (id: string, signal: AbortSignal) =>
      call<ApplicationWire>('get', 'Applications/{id}', { params: { id }, query: NAMED, signal }),
    teachingAddress: (id: string, signal: AbortSignal) =>
      call<TeachingAddressWire>('get', 'Applications/{id}/teaching-address', { params: { id }, signal }),
    fees: (id: string, signal: AbortSignal) =>
      call<ApplicationFeesWire>('get', 'Applications/{id}/fees', { params: { id }, signal }),
    /** The photo of a person in the application. */
    face: (id: string, part: 'applicant' | 'instructor', v: string, signal: AbortSignal) =>
      calls.http.download('applications', 'Applications/{id}/photos/{part}', {
        ...{ params: { id, part }, query: { v }, headers: { 'affiliate-id': String(affiliateId) }, signal },
      }),
    /** The caller creates the id, so starting twice with the same id is the same application. */
    start: (id: string, typeId: string) =>
      oneAction(`start ${id}`, (idempotencyKey) =>
        call<ApplicationWire>('post', 'Applications', { query: NAMED, body: { id, typeId }, idempotencyKey }),
      ),
    save: (id: string, version: number, body: ApplicationDraftWire) =>
      call<ApplicationWire>('put', 'Applications/{id}', {
        ...{ params: { id }, query: NAMED, headers: from(version), body },
        idempotencyKey: crypto.randomUUID(),
      }),
    saveTeachingAddress: (id: string, version: number, body: AddressDraft) =>
      call<TeachingAddressWire>('put', 'Applications/{id}/teaching-address', {
        ...{ params: { id }, headers: from(version), body },
        idempotencyKey: crypto.randomUUID(),
      }),
    move: ({ id, version, move, reason = '', payment }: MoveRequest) =>
      oneAction(`${move} ${id} ${version}`, (idempotencyKey) =>
        call<ApplicationWire>('post', `Applications/{id}/${pathOf(move)}`, {
          ...{ params: { id }, query: NAMED, headers: from(version), body: { reason, ...payment } },
          idempotencyKey,
        }),
      ),
  }
}

export type ApplicationCalls = ReturnType<typeof applicationCalls>

/** Stable while a screen is mounted, so a second press counts as the same action. */
export function useApplicationCalls(affiliateId: number): ApplicationCalls {
  const calls = useCalls()
  return useMemo(() => applicationCalls(calls, affiliateId), [calls, affiliateId])
}

/** The server has decided, so the action is no longer in progress. */
const isDecided = (cause: unknown) =>
  cause instanceof CallFailed && cause.kind === 'refused' && (cause.status ?? 0) < 500

/**
 * CO-01: one key per action. A second press while it is in progress is the same call; a press after a lost
 * answer is a new call with the same key.
 */
function createActions() {
  const keys = new Map<string, string>()
  const underWay = new Map<string, Promise<unknown>>()
  const begin = async <T>(name: string, action: (key: string) => Promise<T>): Promise<T> => {
    const key = keys.get(name) ?? crypto.randomUUID()
    keys.set(name, key)
    try {
      const done = await action(key)
      keys.delete(name)
      return done
    } catch (cause) {
      if (isDecided(cause)) keys.delete(name)
      throw cause
    } finally {
      underWay.delete(name)
    }
  }
  return <T>(name: string, action: (key: string) => Promise<T>): Promise<T> => {
    const begun = (underWay.get(name) as Promise<T> | undefined) ?? begin(name, action)
    underWay.set(name, begun)
    return begun
  }
}
