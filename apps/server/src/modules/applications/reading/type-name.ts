import type { ApplicationCardsWire } from '@fathom/contract/applications'
import { findApplicationType } from '@fathom/domain/applications'
import { findLevelByCode } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** A type is named after what it leads to. An unknown type shows its id. */
export function typeName(typeId: string, locale: Locale): string {
  const type = findApplicationType(typeId)
  return type ? translatorFor(locale).t(`certifications-cards.level.${type.levelCode}`) : typeId
}

/** The cards that a type leads to. */
export function cardsOf(typeId: string, locale: Locale): ApplicationCardsWire {
  const level = findLevelByCode(findApplicationType(typeId)?.levelCode ?? '')
  if (!level) return []
  return [{ levelID: level.levelID, title: typeName(typeId, locale), eCardStockID: level.eCardStockID }]
}
