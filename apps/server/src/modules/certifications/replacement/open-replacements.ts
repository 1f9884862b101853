import type { OpenReplacementsWire } from '@fathom/contract/certifications'
import type { Locale } from '@fathom/domain/translations'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { findIdentity } from '../holders/find-identity.ts'
import { listOpenReplacements } from './replacement.store.ts'
import { replacementOf } from './replacement-of.ts'

/** Orders that staff have to process, with their recipients. */
export async function openReplacements(
  deps: CertificationsDeps,
  locale: Locale,
): Promise<OpenReplacementsWire> {
  const rows = await listOpenReplacements(deps.db)
  return Promise.all(
    rows.map(async (row) => {
      const { name } = await findIdentity(deps, deps.db, row.affiliateId)
      return { ...replacementOf(row, locale), affiliateId: row.affiliateId, name }
    }),
  )
}
