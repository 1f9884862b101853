import { OVERLAP_HOURS } from '@fathom/domain/integrations'
import { CLIENT_SCOPES } from '@fathom/domain/session'
import { z } from 'zod'
import { printableText } from '../shared/printable-text.ts'

const nameWire = printableText({ min: 1, max: 80 })
const scopesWire = z
  .array(z.enum(CLIENT_SCOPES))
  .min(1)
  .transform((scopes) => [...new Set(scopes)])

/** OF-10: a program of another system that calls us. */
export const clientWire = z.object({
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(CLIENT_SCOPES)),
  createdAt: z.string(),
  /** When its secret was changed last. */
  rotatedAt: z.string().nullable(),
  /** Until then the secret before works too. */
  oldSecretUntil: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
})
export type ClientWire = z.infer<typeof clientWire>

/** GET office/integrations/clients */
export const clientsWire = z.object({
  items: z.array(clientWire),
  /** Where a client gets a token; null when another account service signs people in. */
  tokenUrl: z.string().nullable(),
})
export type ClientsWire = z.infer<typeof clientsWire>

/** POST office/integrations/clients. 409 `id-used` for the same idempotency key with something else. */
export const newClientWire = z.strictObject({ name: nameWire, scopes: scopesWire })
export type NewClientWire = z.output<typeof newClientWire>

/** The secret is shown this once. */
export const clientSecretWire = z.object({ client: clientWire, secret: z.string() })
export type ClientSecretWire = z.infer<typeof clientSecretWire>

export const clientParams = z.object({ clientId: z.string().max(60) })
export const clientChangeWire = z.strictObject({ name: nameWire, scopes: scopesWire })
export const rotationWire = z.strictObject({ overlapHours: z.literal([...OVERLAP_HOURS]) })
export type RotationWire = z.output<typeof rotationWire>
