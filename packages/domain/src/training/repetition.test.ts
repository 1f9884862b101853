import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueCards, type Review, repetitionCards } from './repetition.ts'

const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, day, hour)).toISOString()
const review = (questionId: string, at: string, isRight: boolean): Review => ({ questionId, at, isRight })
const dueOn = (reviews: readonly Review[], day: number) =>
  dueCards(repetitionCards(reviews), new Date(on(day))).map(({ questionId }) => questionId)

test('[LE-08] a missed question is due at once, and one that was right from the start never', () => {
  const reviews = [review('missed', on(1), false), review('known', on(1), true)]
  expect(repetitionCards(reviews)).toEqual([{ questionId: 'missed', step: 0, dueAt: on(1) }])
  expect(dueOn(reviews, 1)).toEqual(['missed'])
})

test('[LE-08] right answers move a question away: 1, 3, 7, 16 and 35 days, then it is known', () => {
  const reviews = [review('q', on(1, 8), false)]
  const days: number[] = []
  for (let at = new Date(on(1)); ; ) {
    reviews.push(review('q', at.toISOString(), true))
    const [card] = repetitionCards(reviews)
    if (!card) break
    days.push((Date.parse(card.dueAt) - at.getTime()) / 86_400_000)
    at = new Date(Date.parse(card.dueAt) + 1)
  }
  expect(days).toEqual([1, 3, 7, 16, 35])
})

test('[LE-08] a wrong answer brings a question back to the start, whenever it comes', () => {
  const reviews = [
    review('q', on(1, 8), false),
    review('q', on(1), true),
    review('q', on(3), true),
    review('q', on(4), false),
  ]
  expect(repetitionCards(reviews)).toEqual([{ questionId: 'q', step: 0, dueAt: on(4) }])
})

test('[LE-08] a right answer before the question is due changes nothing', () => {
  const reviews = [review('q', on(1, 8), false), review('q', on(1), true)]
  expect(repetitionCards([...reviews, review('q', on(1, 18), true)])).toEqual(repetitionCards(reviews))
})

test('[LE-08] the longest due question comes first', () => {
  expect(dueOn([review('late', on(2), false), review('early', on(1), false)], 5)).toEqual(['early', 'late'])
})

const someReviews = fc.array(
  fc.record({
    questionId: fc.constantFrom('a', 'b', 'c'),
    at: fc.integer({ min: 1, max: 60 }).map((day) => on(day)),
    isRight: fc.boolean(),
  }),
  { maxLength: 30 },
)

test('[LE-08] reviews of several devices give the same cards in any order, sent once or twice', () => {
  const sorted = (reviews: readonly Review[]) =>
    repetitionCards(reviews).toSorted((one, other) => one.questionId.localeCompare(other.questionId))
  fc.assert(
    fc.property(someReviews, fc.func(fc.integer()), (reviews, orderOf) => {
      const mixed = [...reviews, ...reviews].toSorted(
        (one, other) => orderOf(JSON.stringify(one)) - orderOf(JSON.stringify(other)),
      )
      expect(sorted(mixed)).toEqual(sorted(reviews))
    }),
  )
})
