import { LOCALES } from '@fathom/domain/translations'
import { readAreaCatalogue } from '@fathom/locales/node'
import type { Queryable } from '../../platform/database/index.ts'
import { savePromotionCard } from './promotion-card.store.ts'

/** The free cards of the club, and one promotion of another type, which is not shown (VA-11). */
const CARDS = [
  [101, 'scuba-diver', 'clubFreeEcard'],
  [102, 'open-water', 'clubFreeEcard'],
  [103, 'advanced', 'clubFreeEcard'],
  [104, 'rescue', 'clubFreeEcard'],
  [105, 'master-diver', 'clubFreeEcard'],
  [106, 'nitrox', 'clubFreeEcard'],
  [107, 'deep', 'clubFreeEcard'],
  [108, 'wreck', 'clubFreeEcard'],
  [109, 'night', 'clubFreeEcard'],
  [110, 'open-water', 'storeVoucher'],
] as const

export async function fillDemoPromos(tx: Queryable): Promise<void> {
  // All areas in all locales would be thousands of texts, at each start.
  const catalogues = LOCALES.map((locale) => [locale, readAreaCatalogue(locale, 'promos-cards')] as const)
  const wordsOf = (name: string) =>
    Object.fromEntries(
      catalogues.flatMap(([locale, words]) => {
        const title = words.get(`promos-cards.${name}.name`)
        const excerpt = words.get(`promos-cards.${name}.excerpt`)
        return title && excerpt ? [[locale, { name: title, excerpt }] as const] : []
      }),
    )
  for (const [position, [id, name, promotion]] of CARDS.entries())
    await savePromotionCard(tx, { id, promotion }, position, wordsOf(name))
}
