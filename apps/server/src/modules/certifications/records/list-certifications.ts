import type { CertificationWire } from '@fathom/contract/certifications'
import { isProfessional, type User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { listCertifications } from './certification.store.ts'
import { certificationOf } from './certification-of.ts'

export type ListKind = 'consumer' | 'pro'

/** All certifications of a person, newest first (CA-27). */
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
 * RO-02: the professional list has a professional's cards of every level, the consumer list only the consumer
 * cards. A person without a professional list, such as a diver with a first rating, finds all of their cards
 * in the consumer list.
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

/** The list that the caller uses (RO-02). */
export const listOf = ({ affiliateType }: User): ListKind =>
  isProfessional(affiliateType) ? 'pro' : 'consumer'
