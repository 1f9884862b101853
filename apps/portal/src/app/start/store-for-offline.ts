import { isProfessional } from '@fathom/domain/session'
import { ACCOUNT, accountQuery } from '../../features/account/index.ts'
import { applicationsArea } from '../../features/applications/offline/index.ts'
import { cardsArea } from '../../features/certifications/offline/index.ts'
import { FORMS_TOTAL, proFormsQuery } from '../../features/forms/index.ts'
import { formsArea } from '../../features/forms/offline/index.ts'
import {
  diveFormArea,
  divePhotosArea,
  diveProfilesArea,
  mapArea,
} from '../../features/logbook/offline/index.ts'
import { notificationsArea } from '../../features/notifications/offline/index.ts'
import { PROFILE, profileQuery } from '../../features/profile/index.ts'
import { COUNTRIES, countriesQuery } from '../../features/references/offline/index.ts'
import { dashboardArea } from '../../features/training/offline/index.ts'
import { buddyArea, qrReaderArea, trustArea } from '../../features/trust/offline/index.ts'
import { HALF_A_DAY_MS, type OfflineArea } from '../../shared/offline/offline-plan.ts'

/** RT-01: the two parts of the profile, and the names of the countries in its address. */
const profileArea: OfflineArea = {
  name: 'profile',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: ({ type }) => type === 'account',
  store: async ({ calls, user, locale, storeAs }) => [
    await storeAs(ACCOUNT, accountQuery(calls, user)),
    await storeAs(PROFILE, profileQuery(calls, user.affiliateId)),
    await storeAs(COUNTRIES, countriesQuery(calls, locale)),
    ...(isProfessional(user.affiliateType)
      ? [await storeAs(FORMS_TOTAL, proFormsQuery(calls, user.affiliateId))]
      : []),
  ],
}

/** BO-01: what opens offline without having been opened before, the most important first. */
export const OFFLINE_AREAS: readonly OfflineArea[] = [
  cardsArea,
  profileArea,
  trustArea,
  buddyArea,
  diveFormArea,
  mapArea,
  notificationsArea,
  dashboardArea,
  formsArea,
  applicationsArea,
  qrReaderArea,
  diveProfilesArea,
  divePhotosArea,
]
