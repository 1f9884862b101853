import { isTimeZone } from '@fathom/domain/notifications'
import { z } from 'zod'

const timeZoneWire = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'The time zone is none that the calendar knows.' })

/** PUT delivery: the time zone of this device. */
export const saveDeliveryWire = z.object({ timeZone: timeZoneWire })
export type SaveDeliveryWire = z.infer<typeof saveDeliveryWire>

/** GET delivery: the hour of the summary and its time zone; UTC without one. */
export const deliveryWire = z.object({ timeZone: z.string().nullable(), hour: z.int() })
export type DeliveryWire = z.infer<typeof deliveryWire>
