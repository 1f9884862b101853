import { type FormWording, LONGEST_WORDING } from '@fathom/domain/forms'
import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

const localeWire = z.enum(LOCALES)

const textsOf = (longest: number) =>
  z.partialRecord(localeWire, z.record(z.string().max(60), z.string().max(longest)))

/** OF-08: how staff word a form in the office. A draft may be unfinished. */
export const formWordingWire = z.strictObject({
  formVersion: z.int().positive(),
  languages: z.array(localeWire).max(LOCALES.length),
  texts: textsOf(LONGEST_WORDING),
  basis: textsOf(10),
}) satisfies z.ZodType<FormWording>
