import type { CertificationWire } from '@fathom/contract/certifications'
import type { StaffRight } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { QueueSource } from '../../../platform/queues.ts'
import type { KeepCurrent } from '../../notifications/index.ts'

type Records = {
  cards: CertificationWire[]
  courses: { name: string; isCompleted: boolean }[]
  forms: { form: 'medical' | 'release'; isValid: boolean }[]
}

export type QueuesDeps = Pick<Platform, 'db' | 'clock' | 'files' | 'jobs' | 'live' | 'log' | 'mail'> & {
  current: KeepCurrent
  /** The members of staff with this right, by id. */
  listStaffWith: (db: Queryable, right: StaffRight) => Promise<number[]>
  /** The queues of all modules. */
  sources: () => readonly QueueSource[]
  /** The records beside an application. */
  recordsOf: (db: Queryable, affiliateId: number, locale: Locale) => Promise<Records>
}
