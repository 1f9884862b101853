import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'

/** The language of the names, if different from the request's. */
const culture = z.string().max(35).optional()

const countryId = z.string().max(2).describe('ISO 3166-1 alpha-2')
const stateId = z
  .string()
  .max(12)
  .describe('The country and the code of its first-level division, such as US.FL')

export const countriesQuery = z.object({ culture })

/** `name` is always English, so rules can compare it (RO-07); people see `displayName`. */
const countryWire = z.object({
  id: countryId,
  name: z.string(),
  displayName: z.string(),
  postalCode: z.enum(['required', 'optional', 'none']),
  postalCodeRequired: z.boolean(),
  hasStates: z.boolean(),
})
export type CountryWire = z.infer<typeof countryWire>

export const statesQuery = z.object({ countryId, culture })

const stateWire = z.object({ stateId, name: z.string() })
export type StateWire = z.infer<typeof stateWire>

const MOST_CITIES = 20_000

export const citiesQuery = z.object({
  countryId,
  stateId: stateId.optional(),
  /** Part of the name, ignoring case and diacritics. */
  search: z.string().max(100).optional(),
  limit: decimal(z.number().int().min(1).max(MOST_CITIES)).default(MOST_CITIES),
})

/** `stateId` is empty when a place belongs to no state. */
const cityWire = z.object({ name: z.string(), stateId: z.string() })
export type CityWire = z.infer<typeof cityWire>

/** GET references/countries, …/states, …/cities (CA-38, EN-18). */
export const countriesWire = z.object({ items: z.array(countryWire) })
export const statesWire = z.object({ items: z.array(stateWire) })
export const citiesWire = z.object({ items: z.array(cityWire) })
