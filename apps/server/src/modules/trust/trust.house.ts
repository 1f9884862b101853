import type { Platform } from '../../platform/platform.ts'

export type TrustHouse = Pick<Platform, 'db' | 'clock' | 'config' | 'secrets'>
