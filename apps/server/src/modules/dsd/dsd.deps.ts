import type { Platform } from '../../platform/platform.ts'
import type { Notify } from '../notifications/index.ts'

/** What Discover Scuba Diving needs from other modules. */
export type DsdDeps = Pick<Platform, 'db' | 'clock' | 'jobs' | 'live' | 'files' | 'log'> & { notify: Notify }
