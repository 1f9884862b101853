import { TIME_FACTORS } from '@fathom/domain/training'
import { z } from 'zod'
import { shareWire } from './learning.wire.ts'

const questionId = z.string().min(1).max(200)
const position = z.int().min(0).max(50)

/** How often the exam may still be taken (TS-11). `nextAt` is null while an attempt is possible. */
export const examAttemptsWire = z.object({ left: z.int().min(0), nextAt: z.string().nullable() })
export type ExamAttemptsWire = z.infer<typeof examAttemptsWire>

/**
 * How an exam went. Until it is passed (TS-11) `answers` is null and `sections` is empty; `readAgain` names the
 * lessons to start with, and `missed` one missed question of each lesson with why the answer is wrong and the page that
 * teaches it (LE-08). Once it is passed, `missed` names all of them.
 */
const examResultWire = z.object({
  status: z.enum(['passed', 'failed']),
  right: z.int(),
  of: z.int(),
  score: shareWire,
  /** When the server marked it; an exam handed in offline is marked when it arrives. */
  markedAt: z.string(),
  /** By the clock of the device if that time can be true, else by the server's. */
  handedInAt: z.string().nullable(),
  /** The sitting that handed it in: a page knows its own. */
  handedInBy: z.uuid().nullable(),
  /** How long after its end the hand-in, or an answer that counts, arrived; null if all came in time. */
  lateSeconds: z.int().nullable(),
  readAgain: z.array(z.object({ id: z.string(), title: z.string() })),
  missed: z.array(
    z.object({
      id: questionId,
      lesson: z.string(),
      page: z.string().nullable(),
      why: z.string().nullable(),
    }),
  ),
  /** By lesson, with the pages to read again. */
  sections: z.array(
    z.object({ id: z.string(), title: z.string(), right: z.int(), of: z.int(), pages: z.array(z.string()) }),
  ),
  answers: z.array(z.object({ id: questionId, right: position, reason: z.string() })).nullable(),
})
export type ExamResultWire = z.infer<typeof examResultWire>

/**
 * The exam of one attempt: GET attempts/{attemptId}/exam. The server draws the questions and the order of
 * their choices once; they stay the same until it is handed in. An exam with a time limit gives out its questions with
 * POST attempts/{attemptId}/exam/start; before it, `questions` and `given` are empty.
 */
export const examWire = z.object({
  attemptId: z.uuid(),
  activityId: z.string(),
  title: z.string(),
  culture: z.string(),
  intro: z.array(z.string()),
  /** The number of right answers that pass. */
  needed: z.int(),
  /** How many questions it asks, also while they are not given out. */
  count: z.int(),
  /** How many of them each topic gives, in the order of the exam. */
  topics: z.array(z.object({ title: z.string(), questions: z.int() })),
  questions: z.array(
    z.object({
      id: questionId,
      section: z.string(),
      prompt: z.string(),
      choices: z.array(z.string()),
      /** Its data comes with GET attempts/{attemptId}/exam/pictures. */
      picture: z.object({ id: z.uuid(), alt: z.string() }).nullable(),
    }),
  ),
  /** The chosen positions so far, by question. */
  given: z.record(questionId, position),
  seconds: z.number(),
  drawnAt: z.string(),
  /**
   * Null without a time limit. The server's clock decides; `now` is its time in this answer, and a client notes in
   * `receivedAt` when that was by its own clock.
   */
  time: z
    .object({
      /** With the person's own factor. */
      minutes: z.int(),
      factor: z.literal(TIME_FACTORS),
      startedAt: z.string().nullable(),
      endsAt: z.string().nullable(),
      now: z.string(),
      receivedAt: z.string().nullable(),
    })
    .nullable(),
  /** This person may have the questions read aloud. */
  readAloud: z.boolean(),
  attempts: examAttemptsWire,
  /**
   * The lessons that a result names and that the course has: a bank may be about other lessons than those of the
   * package. Not in answers that a device stored before.
   */
  lessons: z.array(z.string()).optional(),
  result: examResultWire.nullable(),
})
export type ExamWire = z.infer<typeof examWire>

/**
 * PUT attempts/{attemptId}/exam: the answers that changed since the last call of this sitting; null takes one
 * back. For each question the answer that arrives last counts. The first hand-in with an answer to every
 * question is marked; after it, answers are refused with `exam-handed-in`. A hand-in that leaves `questions`
 * open is refused with `exam-unanswered`, and one that comes after too many failures with `exam-attempts-used`;
 * their answers are stored. An exam whose questions are not given out yet refuses every call with `exam-not-started`.
 * Once the time of an exam is up, it can be handed in with questions left open, and an answer that comes later is
 * dropped and has the exam marked as of its end, unless the device dates it inside the time. Times are those of the
 * device on the server's clock, and count if they can be true. `sitting` is a uuid that the page creates,
 * `sequence` counts its calls from 1, and the same call twice has one effect.
 */
export const examAnswersWire = z.object({
  sitting: z.uuid(),
  sequence: z.int().min(1),
  given: z.record(questionId, position.nullable()),
  /** Spent on the exam so far. */
  seconds: z.number().min(0).max(1e7),
  handIn: z.boolean(),
  /** When it was handed in, by the clock of the device. */
  handedInAt: z.iso.datetime().nullable(),
  /** Only for an exam with a time limit whose questions were given out before its start, as they once were. */
  startedAt: z.iso.datetime().nullable().default(null),
  /** When the person gave the last of these answers. */
  answeredAt: z.iso.datetime().nullable().default(null),
})
export type ExamAnswersWire = z.infer<typeof examAnswersWire>

/** What is arranged for one student's exam in a course: read and set by those who teach them. */
export const examAccommodationWire = z.object({
  timeFactor: z.literal(TIME_FACTORS),
  readAloud: z.boolean(),
})
export type ExamAccommodationWire = z.infer<typeof examAccommodationWire>

/** GET and PUT courses/{id}/instructor/exam-accommodation. `setBy` is the name of who set it; null if nobody has. */
export const examAccommodationStateWire = examAccommodationWire.extend({
  setAt: z.string().nullable(),
  setBy: z.string().nullable(),
})
export type ExamAccommodationStateWire = z.infer<typeof examAccommodationStateWire>
