import { z } from 'zod'

const reviewWire = z.object({
  questionId: z.string().min(1).max(200),
  at: z.iso.datetime(),
  isRight: z.boolean(),
})

/** PUT courses/{id}/practice: answers given in practice, also offline. The same review twice has one effect. */
export const practiceReviewsWire = z.object({ reviews: z.array(reviewWire).min(1).max(500) })
export type PracticeReviewsWire = z.infer<typeof practiceReviewsWire>

/**
 * GET courses/{id}/practice: questions of the lessons that I missed, with every answer that decides when each comes
 * back. They are never questions of the exam.
 */
export const practiceWire = z.object({
  culture: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      lesson: z.string(),
      lessonTitle: z.string(),
      /** The title of the page that teaches it. */
      page: z.string(),
      prompt: z.string(),
      choices: z.array(z.string()),
      right: z.int(),
      reason: z.string(),
    }),
  ),
  reviews: z.array(reviewWire.extend({ at: z.string() })),
})
export type PracticeWire = z.infer<typeof practiceWire>
