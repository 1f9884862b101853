import { promotionWire } from '@fathom/contract/promos'
import {
  ADDED_PROMOTION,
  type Promotion,
  type ShownCard,
  shownCards,
  withPublished,
} from '@fathom/domain/promos'
import { isLocale, wordsIn, wordsProblem } from '@fathom/domain/translations'
import type { StoredDocuments } from '../../platform/editions/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listPromotionCards, listStoredPromotions } from './promotion-card.store.ts'

/** The promotions of this moment. */
export type Promotions = { list(culture: string): Promise<ShownCard[]> }

/** OF-08: one document for each promotion; the stored ones apply until another version is published. */
export function createPromotions({ db, editions }: Pick<Platform, 'db' | 'editions'>): Promotions {
  const stored = async (culture: string): Promise<StoredDocuments<Promotion>> => {
    const cards = await listStoredPromotions(db)
    return new Map(
      shownCards(cards).map(({ id, stockId, position, words }) => {
        const value = { isShown: true, stockId, position, words: knownLanguages(words) }
        return [String(id), { value, title: wordsIn(value.words, culture)?.name ?? '' }]
      }),
    )
  }
  const published = editions.define({
    name: 'promotions',
    right: 'content',
    schema: promotionWire,
    defaults: () => ({}),
    stored,
    newKeys: ADDED_PROMOTION,
    titleOf: ({ words }, culture) => wordsIn(words, culture)?.name,
    problems: ({ words }) => {
      const problem = wordsProblem(words)
      return problem ? [problem] : []
    },
  })
  return {
    list: async (culture) =>
      withPublished(shownCards(await listPromotionCards(db, culture)), published.all(), culture),
  }
}

const knownLanguages = <Words>(words: Readonly<Record<string, Words>>) =>
  Object.fromEntries(Object.entries(words).filter(([culture]) => isLocale(culture)))
