import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import type { Unsaved } from './unsaved.ts'

/** What the server does not have yet, on this device. */
export type KeptDraft = { affiliateId: number; unsaved: Unsaved }

export const deviceDrafts: Keep<KeptDraft> = deviceKeep<KeptDraft>('application-drafts')
