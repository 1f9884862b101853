import { CallFailed } from '../http/index.ts'
import type { DeviceStore } from './device-store.ts'
import { deviceEncryptedStore } from './encrypted-store.ts'

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
  const last = isStoredFirst && !navigator.onLine ? await find() : undefined
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

type StoredAnswer = { key: string; answer: unknown }

const deviceAnswers: DeviceStore<StoredAnswer> = deviceEncryptedStore<StoredAnswer>('kept-answers')

/** For queries that use the cache: they run offline too, and again as soon as there is a connection. */
export const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: 'always' } as const

/** An answer for one person, stored encrypted under this name until the person signs out. */
export async function answerOrStored<Answer>(
  { affiliateId, name }: { affiliateId: number; name: string },
  ask: () => Promise<Answer>,
  answers = deviceAnswers,
): Promise<Answer> {
  const key = `${affiliateId}.${name}`
  const place: AnswerPlace<Answer> = {
    find: async () => (await answers.find(key))?.answer as Answer | undefined,
    put: (answer) => answers.put(key, { key, answer }),
  }
  return (await askOrStored(place, ask, { isStoredFirst: true })).answer
}

/** Removes the cached responses on sign-out. */
export async function forgetAnswers(answers = deviceAnswers): Promise<void> {
  for (const { key } of await answers.list()) await answers.remove(key)
}
