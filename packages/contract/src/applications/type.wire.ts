import { z } from 'zod'

/** GET Applications/types (CA-05). */
export const applicationTypesWire = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** Whether the reader holds the certification that it leads to. */
    isHeld: z.boolean(),
  }),
)
export type ApplicationTypesWire = z.infer<typeof applicationTypesWire>

/** GET Applications/types/{id}/certification-cards (CA-05): the cards that the type leads to. */
export const applicationCardsWire = z.array(
  z.object({ levelID: z.int(), title: z.string(), eCardStockID: z.string().nullable() }),
)
export type ApplicationCardsWire = z.infer<typeof applicationCardsWire>
