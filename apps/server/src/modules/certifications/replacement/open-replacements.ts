import type { OpenReplacementsWire } from '@fathom/contract/certifications'
import { fullName } from '@fathom/domain/profile'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { mustBeStaff } from '../entitled.ts'
import { listOpenReplacements } from './replacement.store.ts'
import { replacementOf } from './replacement-of.ts'

/** Orders that staff have to process, with their recipients. */
export async function openReplacements(
  deps: CertificationsDeps,
  caller: User,
  locale: Locale,
): Promise<OpenReplacementsWire> {
  mustBeStaff(caller)
  const rows = await listOpenReplacements(deps.db)
  const people = await Promise.all(rows.map(({ affiliateId }) => deps.findPerson(deps.db, affiliateId)))
  return rows.map((row, at) => {
    const person = people[at]
    const { affiliateId } = row
    return { ...replacementOf(row, locale), affiliateId, name: person ? fullName(person) : '' }
  })
}
