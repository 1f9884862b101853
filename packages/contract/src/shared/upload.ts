import { z } from 'zod'

/** The chunk size of uploads; each chunk is retried twice (CO-06). */
export const CHUNK_BYTES = 256 * 1024

/** The progress of an upload: the next chunk starts at `offset`. */
export const uploadProgressWire = z.object({
  id: z.uuid(),
  size: z.int(),
  offset: z.int(),
  chunkSize: z.literal(CHUNK_BYTES),
})
