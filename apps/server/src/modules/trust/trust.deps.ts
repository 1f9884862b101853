import type { Platform } from '../../platform/platform.ts'

export type TrustDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'secrets'>
