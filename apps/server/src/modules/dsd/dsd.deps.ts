import type { Platform } from '../../platform/platform.ts'
import type { Notify } from '../notifications/index.ts'

/** What Discover Scuba Diving needs of the rooms around it. */
export type DsdDeps = Pick<Platform, 'db' | 'clock' | 'jobs' | 'live' | 'files' | 'log'> & { notify: Notify }
