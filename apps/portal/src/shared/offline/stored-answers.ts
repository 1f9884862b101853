import { useSyncExternalStore } from 'react'
import { isOnline } from '../connection.ts'
import { CallFailed } from '../http/index.ts'
import type { DeviceStore } from './device-store.ts'
import { deviceEncryptedStore } from './encrypted-store.ts'

export { ALSO_OFFLINE } from './also-offline.ts'

/** Where one answer of the server is stored, to be read while it can't be reached. */
export type AnswerPlace<Answer> = {
  find: () => Promise<Answer | undefined>
  /** Absent where something else stores the answer. */
  put?: (answer: Answer) => Promise<void>
}

type Options = {
  /** Whether the stored answer replaces this failure. By default only if the server wasn't reached. */
  isUnreached?: (cause: unknown) => boolean
  /** Answers from the device without waiting for a call that can't succeed. */
  isStoredFirst?: boolean
}

const isUnreached = (cause: unknown): boolean =>
  cause instanceof CallFailed && (cause.kind === 'network' || cause.kind === 'timeout')

/** Asks the server and stores the answer; if the server can't be reached, returns the last one. */
export async function askOrStored<Answer>(
  { find, put }: AnswerPlace<Answer>,
  ask: () => Promise<Answer>,
  { isUnreached: isLost = isUnreached, isStoredFirst = false }: Options = {},
): Promise<{ answer: Answer; isFresh: boolean }> {
  const last = isStoredFirst && !isOnline() ? await find() : undefined
  if (last !== undefined) return { answer: last, isFresh: false }
  try {
    const answer = await ask()
    await put?.(answer)
    return { answer, isFresh: true }
  } catch (cause) {
    const stored = isLost(cause) ? await find() : undefined
    if (stored === undefined) throw cause
    return { answer: stored, isFresh: false }
  }
}

/** `at` is absent in what an earlier version stored. */
type StoredAnswer = { key: string; answer: unknown; at?: string }

export const deviceAnswers: DeviceStore<StoredAnswer> = deviceEncryptedStore<StoredAnswer>('kept-answers')

type Name = { affiliateId: number; name: string }

const keyOf = ({ affiliateId, name }: Name) => `${affiliateId}.${name}`

/** An answer for one person, stored encrypted under this name until the person signs out. */
export async function answerOrStored<Answer>(
  of: Name,
  ask: () => Promise<Answer>,
  answers = deviceAnswers,
): Promise<Answer> {
  const key = keyOf(of)
  let at: string | undefined
  const place: AnswerPlace<Answer> = {
    find: async () => {
      const stored = await answers.find(key)
      at = stored?.at
      return stored?.answer as Answer | undefined
    },
    put: (answer) => storeAnswer(of, answer, answers),
  }
  const { answer, isFresh } = await askOrStored(place, ask, { isStoredFirst: true })
  markStoredAt(of, isFresh ? undefined : at)
  return answer
}

/** The answer no longer holds, not even offline. */
export const forgetAnswer = (of: Name, answers = deviceAnswers): Promise<void> => answers.remove(keyOf(of))

/** What the server answered last, without asking it. */
export const findAnswer = async <Answer>(of: Name, answers = deviceAnswers): Promise<Answer | undefined> =>
  (await answers.find(keyOf(of)))?.answer as Answer | undefined

/** Stores an answer of the server that was asked for elsewhere. */
export async function storeAnswer(of: Name, answer: unknown, answers = deviceAnswers): Promise<void> {
  const key = keyOf(of)
  await answers.put(key, { key, answer, at: new Date().toISOString() })
  markStoredAt(of, undefined)
}

/** When the answers were stored that came from this device instead of the server. */
const storedAt = new Map<string, string>()
const listeners = new Set<() => void>()

/** Remembers that the answer on the screen came from this device, or with undefined that it didn't. */
export function markStoredAt(of: Name, at: string | undefined): void {
  const key = keyOf(of)
  if (storedAt.get(key) === at) return
  if (at === undefined) storedAt.delete(key)
  else storedAt.set(key, at)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this answer came from this device instead of the server. */
export const isFromDevice = (of: Name): boolean => storedAt.has(keyOf(of))

/** The time of the oldest of these answers that came from this device; undefined if all are the server's. */
export const useStoredAt = (affiliateId: number, names: readonly string[]): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => names.flatMap((name) => storedAt.get(keyOf({ affiliateId, name })) ?? []).toSorted()[0],
  )
