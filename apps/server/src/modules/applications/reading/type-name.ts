import { findApplicationType } from '@fathom/domain/applications'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'

/** A type is named after what it leads to. An unknown type shows its id. */
export function typeName(typeId: string, locale: Locale): string {
  const type = findApplicationType(typeId)
  return type ? translatorFor(locale).t(`certifications-cards.level.${type.levelCode}`) : typeId
}
