import { z } from 'zod'

/** GET Applications/types (CA-05). */
export const applicationTypesWire = z.array(z.object({ id: z.string(), name: z.string() }))

/** GET Applications/types/{id}/certification-cards (CA-05): what the type leads to. */
export const applicationCardsWire = z.array(
  z.object({ levelID: z.int(), title: z.string(), eCardStockID: z.string().nullable() }),
)
