import { refusals, reportSending, sendingOf, subscribeSending } from './sending.ts'
import { deviceAnswers, storeAnswer } from './stored-answers.ts'

type Refusals = Readonly<Record<string, string>>

const NAME = 'refusals'

const stored = async (affiliateId: number): Promise<Refusals> =>
  ((await deviceAnswers.find(`${affiliateId}.${NAME}`))?.answer as Refusals | undefined) ?? {}

/** BO-05: why the server refuses an entry is known after a reload too, also offline. */
export function followRefusals(affiliateId: number): () => void {
  let isOver = false
  let end = () => {}
  let known: Refusals = {}
  let last: Promise<unknown> = Promise.resolve()
  /** Only what changed in this tab: another one may have stored others. */
  const save = () => {
    const now = refusals()
    const ids = [...new Set([...Object.keys(known), ...Object.keys(now)])]
    const changed = ids.filter((id) => known[id] !== now[id])
    known = now
    if (changed.length === 0) return
    last = last
      .then(async () => {
        const others = Object.entries(await stored(affiliateId)).filter(([id]) => !changed.includes(id))
        const mine = changed.flatMap((id) => (now[id] === undefined ? [] : [[id, now[id]] as const]))
        await storeAnswer({ affiliateId, name: NAME }, Object.fromEntries([...others, ...mine]))
      })
      .catch((cause: unknown) => console.warn('the refusals were not stored', cause))
  }
  const begin = (before: Refusals) => {
    if (isOver) return
    known = before
    for (const [id, problem] of Object.entries(before))
      if (!sendingOf(id)) reportSending(id, { kind: 'failed', problem })
    end = subscribeSending(save)
    save()
  }
  stored(affiliateId).then(begin, (cause: unknown) => console.warn('the refusals are not known', cause))
  return () => {
    isOver = true
    end()
  }
}

/** Forgets the refusals of all other entries: they were sent or discarded. */
export function dropRefusals(entries: readonly { id: string }[]): void {
  const ids = new Set(entries.map(({ id }) => id))
  for (const id of Object.keys(refusals())) if (!ids.has(id)) reportSending(id, undefined)
}
