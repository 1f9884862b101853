import { type CourseEntry, LONGEST_COURSE_SUMMARY, LONGEST_COURSE_TITLE } from '@fathom/domain/shop'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

const wordsWire = z.object({
  title: z.string().max(LONGEST_COURSE_TITLE),
  summary: z.string().max(LONGEST_COURSE_SUMMARY),
})
const count = z.number().min(-1e6).max(1e6)

/** OF-08: a course in the office. A draft may be unfinished. */
export const courseEntryWire = z.object({
  isOffered: z.boolean(),
  words: z.partialRecord(z.enum(LOCALES), wordsWire),
  prerequisites: z
    .object({ minimumAge: count, after: z.uuid().toLowerCase().nullable(), loggedDives: count })
    .nullable(),
}) satisfies z.ZodType<CourseEntry>
