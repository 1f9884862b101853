import type { Figure } from '../figure.ts'

/** What became of one write around one kill. */
export type Ending = {
  kind: string
  /** It had an answer before the kill, or only after it was sent again, or none at all. */
  answered: 'before' | 'after' | 'never'
  effects: number
}

export type Kill = { endings: readonly Ending[]; readyAfterMs: number }

/** An answer without an effect is a loss; more than one effect of one write is a double. */
export function figuresOfKills(kills: readonly Kill[], readyWithinMs: number): Figure[] {
  const endings = kills.flatMap((kill) => kill.endings)
  const lost = endings.filter(({ answered, effects }) => answered !== 'never' && effects === 0)
  const doubled = endings.filter(({ effects }) => effects > 1)
  const unanswered = endings.filter(({ answered }) => answered === 'never')
  const caught = endings.filter(({ answered }) => answered !== 'before')
  const ready = kills.map(({ readyAfterMs }) => readyAfterMs).sort((one, other) => one - other)
  return [
    {
      name: `acknowledged writes lost, of ${endings.length} around ${kills.length} kills of the server`,
      ...{ value: lost.length, unit: 'writes', atMost: 0, digits: 0, detail: byKind(lost) },
    },
    {
      name: 'writes that took effect twice',
      ...{ value: doubled.length, unit: 'writes', atMost: 0, digits: 0, detail: byKind(doubled) },
    },
    {
      name: 'writes that were never answered, though sent again',
      ...{ value: unanswered.length, unit: 'writes', atMost: 0, digits: 0, detail: byKind(unanswered) },
    },
    {
      name: `writes that a kill caught without an answer, of each kind: ${byKind(caught).join(', ') || 'none'}`,
      ...{ value: caught.length, unit: 'writes', digits: 0, detail: [] },
    },
    ...[0.5, 0.95, 1].map((share) => ({
      name: `ready again after a kill, ${IN_WORDS.get(share)}`,
      ...{ value: (ready[Math.ceil(share * ready.length) - 1] ?? 0) / 1000, unit: 's', detail: [] },
      atMost: readyWithinMs / 1000,
    })),
  ]
}

const IN_WORDS = new Map([
  [0.5, 'median'],
  [0.95, '95% of the kills'],
  [1, 'the slowest'],
])

function byKind(endings: readonly Ending[]): string[] {
  const kinds = Map.groupBy(endings, ({ kind }) => kind)
  return [...kinds].map(([kind, all]) => `${kind} ${all.length}`)
}
