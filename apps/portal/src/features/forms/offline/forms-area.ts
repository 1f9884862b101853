import { isProfessional } from '@fathom/domain/session'
import { HALF_A_DAY_MS, isNewNotification, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { DUE, formsDueQuery, PRO, proFormListQuery, SIGNED, signedFormsQuery } from '../list/list.queries.ts'

/** RT-12: the lists of forms. Answers of a form are stored when it is opened. */
export const formsArea: OfflineArea = {
  name: 'forms',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: (event) => event.type === 'forms' || isNewNotification(event),
  store: async ({ calls, user: { affiliateId, affiliateType }, storeAs }) => [
    await storeAs(DUE, formsDueQuery(calls, affiliateId)),
    await storeAs(SIGNED, signedFormsQuery(calls, affiliateId)),
    ...(isProfessional(affiliateType) ? [await storeAs(PRO, proFormListQuery(calls, affiliateId))] : []),
  ],
}
