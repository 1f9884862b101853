import type { CertificationWire } from '@fathom/contract/certifications'
import {
  certificationStatusOf,
  expiryOf,
  findLevel,
  isRealDay,
  type Level,
  whyNoECard,
} from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import type { Messages } from '@fathom/locales'
import { translatorFor } from '@fathom/locales/node'
import type { CertificationRow } from './certification.store.ts'

type LevelKey = `certifications-cards.level.${string}` & keyof Messages

/** The name of a level; a test checks that every level of the domain has one. */
export function levelName({ code }: Pick<Level, 'code'>, locale: Locale): string {
  const t = translatorFor(locale).t as (key: LevelKey) => string
  return t(`certifications-cards.level.${code}` as LevelKey)
}

/** Undefined for an unknown level. */
export function certificationOf(
  row: CertificationRow,
  { today, locale }: { today: string; locale: Locale },
): CertificationWire | undefined {
  const level = findLevel(row.levelID)
  if (!level) return undefined
  const expiresOn = expiryOf(level, row.certDate)
  const standing = certificationStatusOf(row, expiresOn, today)
  const noECardReason = whyNoECard(row, level, today) ?? null
  return {
    licenseID: row.licenseID,
    levelID: row.levelID,
    levelCode: level.code,
    title: levelName(level, locale),
    cardGroupCode: level.cardGroupCode,
    kind: level.kind,
    certDate: isRealDay(row.certDate) ? row.certDate : null,
    expiresOn,
    standing,
    qualifiedDepth: level.qualifiedDepth,
    gasLimit: level.gasLimit,
    instructor: teacherOf(row.instructorNumber, row.instructorName),
    store: teacherOf(row.storeNumber, row.storeName),
    eCardStockID: noECardReason === null ? level.eCardStockID : null,
    noECardReason,
    isRedeemable: noECardReason === 'not-issued' && standing === 'valid',
  }
}

const teacherOf = (number: number | null, name: string) => (number === null ? null : { number, name })
