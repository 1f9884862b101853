import type { CertificationCardWire } from '@fathom/contract/certifications'
import { certificatePhotoUrl, LEVELS, type Level } from '@fathom/domain/certifications'
import type { Prices } from '@fathom/domain/shop'
import type { Locale } from '@fathom/domain/translations'
import { levelName } from '../records/certification-of.ts'

type CardType = CertificationCardWire['cardType']

const cardOf = (
  level: Level,
  cardType: CardType,
  price: CertificationCardWire['price'],
  locale: Locale,
): CertificationCardWire => ({
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
  price,
  pictureUrl: level.eCardStockID === null ? null : certificatePhotoUrl(level.eCardStockID),
})

/** CA-53: every existing card of that kind. */
export function cardCatalogue(
  prices: Pick<Prices, 'of' | 'single'>,
  cardType: CardType,
  locale: Locale,
): CertificationCardWire[] {
  const { currency, amounts } = prices.of('replacement')
  const price = cardType === 'eCard' ? prices.single('ecard') : { amount: amounts.card ?? 0, currency }
  return LEVELS.filter(({ eCardStockID }) => cardType === 'plastic' || eCardStockID !== null).map((level) =>
    cardOf(level, cardType, price, locale),
  )
}
