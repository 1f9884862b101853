import type { Enrolment } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import type { PublishOutside } from '../../../platform/outside-events.ts'

export type PublishEnrolment = PublishOutside<'enrolment.created'>

type Made = Pick<Enrolment, 'affiliateId' | 'enrolmentId' | 'packageId'>

/** Other systems learn of a new enrollment, however it came about (OF-10). */
export const publishEnrolment = (
  publish: PublishEnrolment,
  tx: Queryable,
  { affiliateId, enrolmentId, packageId }: Made,
): Promise<void> => publish(tx, { type: 'enrolment.created', data: { affiliateId, enrolmentId, packageId } })
