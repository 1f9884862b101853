import type { CertificationWire } from '@fathom/contract/certifications'
import { isProfessional, type User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { listCertifications } from './certification.store.ts'
import { certificationOf } from './certification-of.ts'

export type ListKind = 'consumer' | 'pro'

/** Everything that somebody is certified as, the newest first (CA-27). */
export async function certificationsOf(
  deps: Pick<CertificationsDeps, 'clock'>,
  db: Queryable,
  { affiliateId, locale }: { affiliateId: number; locale: Locale },
): Promise<CertificationWire[]> {
  const rows = await listCertifications(db, affiliateId)
  const today = todayOf(deps)
  return rows.flatMap((row) => certificationOf(row, { today, locale }) ?? [])
}

/**
 * RO-02: the lists of professionals hold their cards of every level, those of consumers the others. Whoever has no
 * list of professionals, such as a diver with a first rating, finds all of theirs in that of consumers.
 */
export function inList<Card extends Pick<CertificationWire, 'kind'>>(
  { affiliateType }: Pick<User, 'affiliateType'>,
  list: ListKind,
  cards: Card[],
): Card[] {
  if (list === 'pro' || !isProfessional(affiliateType)) return cards
  return cards.filter(({ kind }) => kind === 'consumer')
}

export function mustReadList({ affiliateType }: User, list: ListKind): void {
  if (list === 'pro' && !isProfessional(affiliateType)) throw new Problem('not-a-professional', 403)
}

/** The list that is the caller's own (RO-02). */
export const listOf = ({ affiliateType }: User): ListKind =>
  isProfessional(affiliateType) ? 'pro' : 'consumer'
