import { byRank } from '@fathom/domain/certifications'
import { isProfessional } from '@fathom/domain/session'
import IdCard from 'lucide-react/icons/id-card'
import type { FindSource } from '../../../shared/find/find-item.ts'
import { i18n } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { eCardsQuery } from '../certifications.queries.ts'

/** The user's own cards, the highest first, online and offline. */
export const cardsSource: FindSource = {
  name: 'cards',
  group: 'cards',
  list: async ({ calls, client, user, locale }) => {
    const holder = { affiliateId: user.affiliateId, isPro: isProfessional(user.affiliateType) }
    const cards = await client.fetchQuery(eCardsQuery(calls, holder, locale))
    const { formatDay } = i18n.current()
    return cards.toSorted(byRank).map(({ licenseID, levelID, title, certDate }) => ({
      id: licenseID,
      title,
      detail: () => [licenseID, certDate && formatDay(certDate)].filter(Boolean).join(' · '),
      number: licenseID,
      icon: IdCard,
      to: paths.ecard(licenseID, String(levelID)),
    }))
  },
}
