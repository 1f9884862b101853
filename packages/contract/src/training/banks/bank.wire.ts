import { DEFAULT_EXAM_LIMITS } from '@fathom/domain/training'
import { BANK_LIMITS } from '@fathom/domain/training/banks'
import { z } from 'zod'
import { decimal } from '../../shared/decimal.ts'
import { uploadProgressWire } from '../../shared/upload.ts'

const page = { offset: decimal(z.number().int().min(0).max(1e6)).default(0) }
const limit = decimal(z.number().int().min(1).max(200)).default(50)
const search = z.string().trim().max(200).exactOptional()

/** Names the bank of a course in one language. */
export const bankParamsWire = z.object({
  packageId: z.uuid().toLowerCase(),
  culture: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8}){0,3}$/),
})

/** Query of GET learning/exams/banks: `search` looks into the titles of courses, and languages. */
export const banksQueryWire = z.object({ search, ...page, limit })
export type BanksQueryWire = z.infer<typeof banksQueryWire>

/** GET learning/exams/banks: for staff. */
export const banksWire = z.array(
  z.object({
    packageId: z.uuid(),
    culture: z.string(),
    title: z.string(),
    /** How many questions can be asked, and how many are retired. */
    questions: z.int(),
    retired: z.int(),
    topics: z.int(),
    /** The number of questions in one exam. */
    count: z.int(),
    /** How many exams were marked. */
    exams: z.int(),
  }),
)
export type BanksWire = z.infer<typeof banksWire>

/** The largest numbers of an exam's settings; the smallest is 1. */
export const MOST_OF_EXAM = { count: 200, percent: 100, minutes: 600, attempts: 20, pauseHours: 720 } as const
const upTo = (most: number) => z.int().min(1).max(most)

/** PUT learning/exams/banks/{packageId}/{culture}: how the exam is made. */
export const examPlanChangeWire = z.object({
  count: upTo(MOST_OF_EXAM.count),
  passMark: z.number().min(0.01).max(1),
  /** Null without a time limit. */
  minutes: upTo(MOST_OF_EXAM.minutes).nullable().default(null),
  /** How many failures are possible before a pause, and for how long each counts. */
  limits: z
    .object({ attempts: upTo(MOST_OF_EXAM.attempts), pauseHours: upTo(MOST_OF_EXAM.pauseHours) })
    .default(DEFAULT_EXAM_LIMITS),
})
export type ExamPlanChangeWire = z.infer<typeof examPlanChangeWire>

/** GET learning/exams/banks/{packageId}/{culture}. */
export const bankWire = examPlanChangeWire.extend({
  packageId: z.uuid(),
  culture: z.string(),
  title: z.string(),
  /** The topics with the number of their questions. */
  topics: z.array(z.object({ title: z.string(), questions: z.int(), pages: z.array(z.string()) })),
  /** How many questions in use have a picture. */
  pictures: z.int(),
})
export type BankWire = z.infer<typeof bankWire>

/** Query of GET …/items. */
export const bankItemsQueryWire = z.object({
  search,
  topic: z.string().max(BANK_LIMITS.topic).exactOptional(),
  state: z.enum(['active', 'retired', 'all']).default('all'),
  ...page,
  limit,
})
export type BankItemsQueryWire = z.infer<typeof bankItemsQueryWire>

const text = (most: number) => z.string().trim().max(most)

/**
 * PUT …/items/{itemId}: adds the question or changes it. `version` is the one that was read, null for a new
 * question; another version is refused with `exam-item-changed`. The same call twice has one effect.
 */
export const bankItemChangeWire = z.object({
  topic: text(BANK_LIMITS.topic).min(1),
  prompt: text(BANK_LIMITS.prompt),
  choices: z.array(text(BANK_LIMITS.choice)).max(BANK_LIMITS.mostChoices),
  right: z.int().min(0).max(BANK_LIMITS.mostChoices),
  reason: text(BANK_LIMITS.reason),
  /** For each choice, why it is wrong: shown to anyone who chose it, before and after the exam is passed. */
  feedback: z.array(text(BANK_LIMITS.feedback)).max(BANK_LIMITS.mostChoices).default([]),
  page: text(BANK_LIMITS.page).nullable(),
  /** An uploaded picture, which needs a description. */
  picture: z
    .object({ id: z.uuid().toLowerCase(), alt: text(BANK_LIMITS.alt).min(1) })
    .nullable()
    .default(null),
  isRetired: z.boolean(),
  version: z.int().nullable(),
})
export type BankItemChangeWire = z.infer<typeof bankItemChangeWire>

/**
 * A question with its right answer: for staff only (TS-11). `difficulty` is the share of right answers,
 * `discrimination` the correlation with the rest of the exam, from -1 to 1; both are null with too few answers.
 */
export const bankItemWire = bankItemChangeWire.extend({
  id: z.string(),
  prompt: z.string(),
  version: z.int(),
  answers: z.int(),
  difficulty: z.number().nullable(),
  discrimination: z.number().nullable(),
})
export type BankItemWire = z.infer<typeof bankItemWire>

export const bankItemsWire = z.object({ total: z.int(), items: z.array(bankItemWire) })
export type BankItemsWire = z.infer<typeof bankItemsWire>

/** POST learning/exams/banks/{packageId}/pictures: begins the upload of a picture, JPG or PNG. */
export const newExamPictureWire = z.object({ id: z.uuid().toLowerCase(), size: z.int() })

/** A picture as a data URL, so that an exam has its pictures offline too. */
export const examPictureWire = z.object({ id: z.uuid(), data: z.string() })
export type ExamPictureWire = z.infer<typeof examPictureWire>

export const examPictureUploadWire = uploadProgressWire.extend({ photo: examPictureWire.nullable() })
export type ExamPictureUploadWire = z.infer<typeof examPictureUploadWire>
