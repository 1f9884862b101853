import { z } from 'zod'

export const formNameWire = z.enum(['medical-questionnaire', 'liability-release'])
export const formParams = z.object({ form: formNameWire })

/** Keyed by question id. The form's rules drop values that don't answer one of its questions. */
export const answersWire = z
  .record(z.string().max(40), z.string().max(500))
  .refine((answers) => Object.keys(answers).length <= 100, { error: 'These are too many answers.' })

export const definitionVersionWire = z.number().int().positive().max(2_147_483_647)

/** Where the diving takes place; null while unknown. */
export const placeWire = z
  .object({
    country: z.string().regex(/^[A-Z]{2}$/),
    region: z
      .string()
      .regex(/^[A-Z\d]{1,3}$/)
      .nullable(),
  })
  .nullable()

export const placeQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  region: z
    .string()
    .regex(/^[A-Z\d]{1,3}$/)
    .optional(),
})
