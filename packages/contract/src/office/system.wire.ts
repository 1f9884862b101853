import { PART_STATES, SYSTEM_PARTS } from '@fathom/domain/office'
import { z } from 'zod'

/** GET office/system: the state of each part, for those who operate Fathom (OP-01). */
export const systemWire = z.object({
  version: z.string(),
  /** Since when the process that answers runs. */
  startedAt: z.string(),
  states: z.record(z.enum(SYSTEM_PARTS), z.enum(PART_STATES)),
  database: z.object({
    version: z.string(),
    /** Started by Fathom itself. */
    isEmbedded: z.boolean(),
    isPrimary: z.boolean(),
    /** Connections of this process that are in use, and requests that wait for one. */
    used: z.int(),
    waiting: z.int(),
  }),
  files: z.object({ isFolder: z.boolean() }),
  /** Mails that wait for the mail server, and those it refused in the last days. */
  mail: z.object({ isFolder: z.boolean(), waiting: z.int(), refused: z.int() }),
  jobs: z.object({ due: z.int(), retrying: z.int(), failed: z.int() }),
  live: z.object({ connections: z.int() }),
  provider: z.object({ issuer: z.string().nullable() }),
  backup: z.object({ lastAt: z.string().nullable() }),
  /** Where cards can be added to; until when, for Apple's. */
  wallets: z.object({ appleUntil: z.string().nullable(), google: z.boolean() }),
})
export type SystemWire = z.infer<typeof systemWire>
