import type { ReplacementWire } from '@fathom/contract/certifications'
import { findLevel, mayCancelReplacement } from '@fathom/domain/certifications'
import type { Locale } from '@fathom/domain/translations'
import { levelName } from '../records/certification-of.ts'
import type { ReplacementRow } from './replacement.store.ts'

export function replacementOf(row: ReplacementRow, locale: Locale): ReplacementWire {
  const level = findLevel(row.levelID)
  const money = (amount: number) => ({ amount, currency: row.currency })
  return {
    id: row.id,
    licenseID: row.licenseID,
    levelID: row.levelID,
    title: level ? levelName(level, locale) : '',
    why: row.why,
    address: row.address,
    card: money(row.card),
    shipping: money(row.shipping),
    total: money(row.card + row.shipping),
    status: row.status,
    mayCancel: mayCancelReplacement(row.status),
    orderedAt: row.orderedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    version: row.version,
  }
}
