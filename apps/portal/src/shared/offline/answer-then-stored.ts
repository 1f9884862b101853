import { isOnline } from '../connection.ts'

export { ALSO_OFFLINE } from './also-offline.ts'

/** Nobody's answers aren't stored. */
type Name = { affiliateId: number | undefined; name: string }

/**
 * The same as `answerOrStored` for what the first page needs: it doesn't wait for the code of the storage, and
 * stores the answer afterwards.
 */
export async function answerThenStored<Answer>(
  { affiliateId, name }: Name,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (affiliateId === undefined) return ask()
  const load = () => import('./stored-answers.ts')
  const of = { affiliateId, name }
  if (!isOnline()) return (await load()).answerOrStored(of, ask)
  let answer: Answer
  try {
    answer = await ask()
  } catch (cause) {
    const stored = await load().catch(() => undefined)
    if (!stored) throw cause
    return stored.answerOrStored(of, () => Promise.reject(cause))
  }
  load()
    .then(({ storeAnswer }) => storeAnswer(of, answer))
    .catch((reason: unknown) => console.warn(`${name} was not stored on this device`, reason))
  return answer
}
