import type { Platform } from '../../platform/platform.ts'

export type OfficeDeps = Pick<Platform, 'db' | 'clock' | 'log'>
