import { z } from 'zod'

/**
 * A number in a path or a query. Only decimal digits are one: JavaScript would also read `0x186A1`, `1e5` and
 * an empty text, so one person would have many addresses.
 */
export const decimal = (number: z.ZodNumber) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
    number,
  )

/** The person that a path or a query names. */
export const affiliateIdWire = decimal(z.number().int().positive())
