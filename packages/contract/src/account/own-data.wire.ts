import { EXPORT_STATUSES } from '@fathom/domain/account'
import { z } from 'zod'

/** POST user/export and GET user/export/{id}. The file is at GET user/export/{id}/file while it is `ready`. */
export const dataExportWire = z.object({
  id: z.string(),
  status: z.enum(EXPORT_STATUSES),
  createdAt: z.iso.datetime(),
  /** When the download expires; null while it isn't ready. */
  expiresAt: z.iso.datetime().nullable(),
  sizeBytes: z.int().nullable(),
})
export type DataExportWire = z.infer<typeof dataExportWire>

/** GET user/export: the newest export, if any. */
export const latestExportWire = z.object({ latest: dataExportWire.nullable() })
export type LatestExportWire = z.infer<typeof latestExportWire>

/**
 * POST user/delete requires the password again. All sessions end; signing in again allows POST user/undelete.
 */
export const deleteUserWire = z.object({ password: z.string().max(2000).optional() })
export type DeleteUserWire = z.infer<typeof deleteUserWire>

/** The answer to both, and to GET user/deletion. Null means no deletion is pending. */
export const deletionWire = z.object({ deleteAfter: z.iso.datetime().nullable() })
export type DeletionWire = z.infer<typeof deletionWire>
