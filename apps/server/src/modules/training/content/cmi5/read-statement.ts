import { type Cmi5Said, cmi5VerbOf, secondsOf } from '@fathom/domain/training/content'
import { z } from 'zod'
import { Problem } from '../../../../platform/problem.ts'

const CMI5 = 'https://w3id.org/xapi/cmi5/context/categories/cmi5'
const PROGRESS = 'https://w3id.org/xapi/cmi5/result/extensions/progress'
const LONGEST = 4000

const iri = z.string().min(1).max(LONGEST)
const activities = z.union([z.array(z.looseObject({ id: iri })), z.looseObject({ id: iri })])

/** The part of a statement that we must understand; the rest is stored as received. */
const statementWire = z.looseObject({
  id: z.uuid().optional(),
  actor: z.looseObject({}),
  verb: z.looseObject({ id: iri }),
  object: z.looseObject({ id: iri.optional(), definition: z.looseObject({}).optional() }),
  result: z
    .looseObject({
      score: z.looseObject({ scaled: z.number().min(-1).max(1).optional() }).optional(),
      success: z.boolean().optional(),
      duration: z.string().max(100).optional(),
      response: z.string().optional(),
      extensions: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  context: z
    .looseObject({
      registration: z.string().optional(),
      contextActivities: z
        .looseObject({ category: activities.optional(), parent: activities.optional() })
        .optional(),
    })
    .optional(),
  timestamp: z.string().max(100).optional(),
})
export type Statement = z.infer<typeof statementWire>

export function parseStatement(value: unknown): Statement {
  const parsed = statementWire.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Problem('statement-invalid', 400, { errors })
}

/** Whether the statement is one of those that define a unit's status in cmi5. */
export function isDefined({ context }: Statement): boolean {
  const category = context?.contextActivities?.category ?? []
  return [category].flat().some(({ id }) => id === CMI5)
}

export function saidIn(statement: Statement, sessionId: string): Cmi5Said {
  const { result, verb } = statement
  const progress = Number(result?.extensions?.[PROGRESS] ?? Number.NaN)
  return {
    sessionId,
    verb: (isDefined(statement) && cmi5VerbOf(verb.id)) || '',
    score: result?.score?.scaled ?? null,
    seconds: secondsOf(result?.duration) ?? null,
    progress: progress >= 0 && progress <= 100 ? progress / 100 : null,
  }
}
