import type { ExamData, ExamQuestion } from './data.ts'

/** A question as this exam shows it: `order` says which choice comes first, second … */
export type Drawn = ExamQuestion & { section: string; order: readonly number[] }

// Gives the same numbers for the same seed in every browser, because a resumed exam must be the same exam.
function numbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(next() * left.length), 1)[0] as T)
}

/** Draws the same number from every lesson, lesson by lesson; the first ones get the remainder. */
export function drawExam({ sections, count }: Pick<ExamData, 'sections' | 'count'>, seed: number): Drawn[] {
  const next = numbers(seed)
  return sections.flatMap(({ id, pool }, i) => {
    const share = Math.floor(count / sections.length) + Number(i < count % sections.length)
    return shuffled(pool, next)
      .slice(0, share)
      .map((question) => ({
        ...question,
        section: id,
        order: shuffled(
          question.choices.map((_, choice) => choice),
          next,
        ),
      }))
  })
}
