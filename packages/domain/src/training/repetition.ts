/** Someone answered a question, in a lesson or in practice. */
export type Review = { questionId: string; at: string; isRight: boolean }

/** A question that was missed and comes back. `step` counts the right answers in a row since then. */
export type RepetitionCard = { questionId: string; step: number; dueAt: string }

const DAY_MS = 86_400_000
/** How many days pass after the first right answer, the second … After the last one the question is known. */
const DISTANCES_DAYS = [1, 3, 7, 16, 35]

/**
 * Spaced repetition of what was missed. A wrong answer makes a question due at once; each right answer when it is due
 * moves it further away. A right answer before that shows little, and changes nothing. The order of the reviews and
 * repeated ones don't matter, so those of several devices are simply put together.
 */
export function repetitionCards(reviews: readonly Review[]): RepetitionCard[] {
  const inOrder = reviews
    .filter(({ at }) => !Number.isNaN(Date.parse(at)))
    .toSorted(
      (one, other) =>
        Date.parse(one.at) - Date.parse(other.at) || Number(one.isRight) - Number(other.isRight),
    )
  const cards = new Map<string, RepetitionCard>()
  for (const { questionId, at, isRight } of inOrder) {
    const card = cards.get(questionId)
    if (!isRight) cards.set(questionId, { questionId, step: 0, dueAt: new Date(at).toISOString() })
    else if (card && Date.parse(at) > Date.parse(card.dueAt)) advance(cards, card, at)
  }
  return [...cards.values()]
}

function advance(cards: Map<string, RepetitionCard>, { questionId, step }: RepetitionCard, at: string): void {
  const days = DISTANCES_DAYS[step]
  if (days === undefined) cards.delete(questionId)
  else {
    const dueAt = new Date(Date.parse(at) + days * DAY_MS).toISOString()
    cards.set(questionId, { questionId, step: step + 1, dueAt })
  }
}

/** What to repeat now, the longest due first. */
export const dueCards = (cards: readonly RepetitionCard[], now: Date): RepetitionCard[] =>
  cards
    .filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime())
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
