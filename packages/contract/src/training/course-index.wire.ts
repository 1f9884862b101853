import { z } from 'zod'

const LONGEST = 20_000

const pageWire = z.object({
  /** The id of the activity. */
  lesson: z.string().max(200),
  title: z.string().max(300),
  texts: z.array(z.string().max(LONGEST)).max(500),
})

const termWire = z.object({
  term: z.string().max(200),
  also: z.array(z.string().max(200)).max(50),
  text: z.string().max(LONGEST),
  lesson: z.string().max(200),
  /** The title of the page that teaches it. */
  page: z.string().max(300),
})

/** The file `course-index.json` in a package. */
export const packageIndexWire = z.object({
  pages: z.array(pageWire).max(5000),
  glossary: z.array(termWire).max(2000),
})

/** GET courses/{id}/index: what can be found in a course. Without an index in its package, only its lessons. */
export const courseIndexWire = packageIndexWire.extend({
  culture: z.string(),
  lessons: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type CourseIndexWire = z.infer<typeof courseIndexWire>
