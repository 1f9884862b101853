import { z } from 'zod'

/** Other headers pass unchanged. */
export const ifMatchHeader = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(\*|(W\/)?"\d{1,9}"|\d{1,9})$/, { error: 'The version is not one that was given out.' })
    .optional(),
})

/** The version that a change is based on; undefined when the caller doesn't send one. */
export function versionIn(headers: z.infer<typeof ifMatchHeader>): number | undefined {
  const digits = /\d+/.exec(headers['if-match'] ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}
