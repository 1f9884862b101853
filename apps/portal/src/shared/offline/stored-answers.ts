import { CallFailed } from '../http/index.ts'
import type { Keep } from './keep.ts'
import { deviceSealedKeep } from './sealed-keep.ts'

type StoredAnswer = { key: string; answer: unknown }

const deviceAnswers: Keep<StoredAnswer> = deviceSealedKeep<StoredAnswer>('kept-answers')

const isLost = (cause: unknown) =>
  cause instanceof CallFailed && (cause.kind === 'network' || cause.kind === 'timeout')

/** For queries that use the cache: they run offline too, and again as soon as there is a connection. */
export const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: 'always' } as const

/**
 * Fetches from the server and stores the response encrypted; when the server is unreachable, returns the last
 * response.
 */
export async function answerOrStored<Answer>(
  { affiliateId, name }: { affiliateId: number; name: string },
  ask: () => Promise<Answer>,
  keep = deviceAnswers,
): Promise<Answer> {
  const key = `${affiliateId}.${name}`
  const findStored = async () => (await keep.find(key)) as { answer: Answer } | undefined
  const last = navigator.onLine ? undefined : await findStored()
  if (last) return last.answer
  try {
    const answer = await ask()
    await keep.put(key, { key, answer })
    return answer
  } catch (cause) {
    const kept = isLost(cause) ? await findStored() : undefined
    if (!kept) throw cause
    return kept.answer
  }
}

/** Removes the cached responses on sign-out. */
export async function forgetAnswers(keep = deviceAnswers): Promise<void> {
  for (const { key } of await keep.list()) await keep.remove(key)
}
