import type { CertificationCardWire } from '@fathom/contract/certifications'
import {
  certificatePhotoUrl,
  ECARD_PRICE,
  LEVELS,
  type Level,
  REPLACEMENT_PRICE,
} from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { levelName } from '../records/certification-of.ts'

type CardType = CertificationCardWire['cardType']

const cardOf = (level: Level, cardType: CardType, locale: Locale): CertificationCardWire => ({
  levelID: level.levelID,
  levelCode: level.code,
  title: levelName(level, locale),
  cardGroupCode: level.cardGroupCode,
  kind: level.kind,
  qualifiedDepth: level.qualifiedDepth,
  gasLimit: level.gasLimit,
  cardType,
  eCardStockID: level.eCardStockID,
  monthsValid: level.monthsValid,
  price: {
    amount: cardType === 'eCard' ? ECARD_PRICE : REPLACEMENT_PRICE.card,
    currency: REPLACEMENT_PRICE.currency,
  },
  pictureUrl: level.eCardStockID === null ? null : certificatePhotoUrl(level.eCardStockID),
})

/** CA-53: every existing card of that kind. */
export const cardCatalogue = (cardType: CardType, locale: Locale): CertificationCardWire[] =>
  LEVELS.filter(({ eCardStockID }) => cardType === 'plastic' || eCardStockID !== null).map((level) =>
    cardOf(level, cardType, locale),
  )
