import { z } from 'zod'
import { mailingAddressWire } from '../profile/profile.wire.ts'

/** GET and PUT Applications/{id}/teaching-address (CA-06); the version is that of the application. */
export const teachingAddressWire = z.object({
  teachingAddress: mailingAddressWire.nullable(),
  version: z.int(),
})
export type TeachingAddressWire = z.infer<typeof teachingAddressWire>
