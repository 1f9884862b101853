import { FIGURE_STEPS, FIGURES, isDay, periodProblem, TODAYS_FIGURES } from '@fathom/domain/office'
import { z } from 'zod'

// The rule about both days needs days.
const day = z.string().refine(isDay, { abort: true })

/** `?step=&from=&to=`: without days, the last twelve months or weeks. */
export const figuresQuery = z
  .object({
    step: z.enum(FIGURE_STEPS).default('month'),
    from: day.optional(),
    /** The last day, included. */
    to: day.optional(),
  })
  .refine(({ from, to, step }) =>
    from && to ? periodProblem({ from, to, step }) === undefined : from === to,
  )

const figureRowWire = z.object({
  /** The first and the last day of the month or week, of UTC. */
  from: z.string(),
  to: z.string(),
  counts: z.record(z.enum(FIGURES), z.int()),
})
export type FigureRowWire = z.infer<typeof figureRowWire>

/** What came in since midnight, UTC. */
export const todayWire = z.record(z.enum(TODAYS_FIGURES), z.int())
export type TodayWire = z.infer<typeof todayWire>

const ageRowWire = z.object({
  /** Days since it was sent in, without those that it waited for a payment; no `to` in the last row. */
  from: z.int(),
  to: z.int().nullable(),
  applications: z.int(),
})
export type AgeRowWire = z.infer<typeof ageRowWire>

/** OF-11: numbers only, of whole months or weeks. */
export const figuresWire = z.object({
  step: z.enum(FIGURE_STEPS),
  rows: z.array(figureRowWire),
  /** The applications that are open now and don't wait for a payment. */
  applications: z.array(ageRowWire),
})
export type FiguresWire = z.infer<typeof figuresWire>
