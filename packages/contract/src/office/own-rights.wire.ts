import { STAFF_RIGHTS } from '@fathom/domain/session'
import { z } from 'zod'

export const staffRightWire = z.enum(STAFF_RIGHTS)

/** OF-01: the rights of the caller, so that the office shows what may be opened. */
export const ownRightsWire = z.object({ rights: z.array(staffRightWire) })
export type OwnRightsWire = z.infer<typeof ownRightsWire>
