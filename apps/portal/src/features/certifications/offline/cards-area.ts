import { isProfessional } from '@fathom/domain/session'
import { HALF_A_DAY_MS, isNewNotification, type OfflineArea } from '../../../shared/offline/offline-plan.ts'
import { isFromDevice } from '../../../shared/offline/stored-answers.ts'
import { eCardsQuery, facePictureQuery, MY_PHOTOS, myPhotosQuery } from '../certifications.queries.ts'
import { CARDS } from './stored-cards.ts'

/** RT-03: the cards with their codes, and the photo on them. A new card or photo comes with a notification. */
export const cardsArea: OfflineArea = {
  name: 'cards',
  maxAgeMs: HALF_A_DAY_MS,
  isChangedBy: (event) => event.type === 'account' || isNewNotification(event),
  store: async ({ calls, user: { affiliateId, affiliateType }, locale, fetch, storeAs }) => {
    const holder = { affiliateId, isPro: isProfessional(affiliateType) }
    const cards = await fetch(eCardsQuery(calls, holder, locale))
    if (isFromDevice({ affiliateId, name: CARDS })) throw new Error('the server did not answer the cards')
    const photos = await storeAs(MY_PHOTOS, myPhotosQuery(calls, affiliateId))
    const sha256 = cards.find(({ photo }) => photo)?.photo?.sha256 ?? photos.approved?.sha256
    if (sha256 === undefined) return [cards, photos]
    return [cards, photos, await fetch(facePictureQuery(calls, affiliateId, sha256))]
  },
}
