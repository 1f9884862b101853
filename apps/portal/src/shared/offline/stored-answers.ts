import { CallFailed } from '../http/index.ts'
import type { Keep } from './keep.ts'
import { deviceSealedKeep } from './sealed-keep.ts'

type StoredAnswer = { key: string; answer: unknown }

const deviceAnswers: Keep<StoredAnswer> = deviceSealedKeep<StoredAnswer>('kept-answers')

const isLost = (cause: unknown) =>
  cause instanceof CallFailed && (cause.kind === 'network' || cause.kind === 'timeout')

/** For a query that asks so: it is asked without a signal too, and again as soon as there is one. */
export const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: 'always' } as const

/** Asks the server and keeps what it says, sealed; where it is out of reach, what it said last answers. */
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

/** Nobody who signs out leaves behind what they were told. */
export async function forgetAnswers(keep = deviceAnswers): Promise<void> {
  for (const { key } of await keep.list()) await keep.remove(key)
}
