import { isTimeZone } from '@fathom/domain/notifications'
import { z } from 'zod'

const timeZoneWire = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'The time zone is none that the calendar knows.' })

/** PUT delivery: what this device knows of where its person is. */
export const saveDeliveryWire = z.object({ timeZone: timeZoneWire })
export type SaveDeliveryWire = z.infer<typeof saveDeliveryWire>

/** GET delivery: at which hour the summary comes, and by whose clock; without a time zone by UTC. */
export const deliveryWire = z.object({ timeZone: z.string().nullable(), hour: z.int() })
export type DeliveryWire = z.infer<typeof deliveryWire>
