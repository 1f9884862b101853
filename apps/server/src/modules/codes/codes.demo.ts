import { codeKey } from '@fathom/domain/codes'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import type { CodesDeps } from './codes.deps.ts'
import { addCode } from './codes.store.ts'

const packageOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

type DemoCode = { code: string; certificationName: string; packageId?: string; isSpecialty?: boolean }

const OPEN_WATER = packageOf(1)
const NITROX = { certificationName: 'Enriched Air Nitrox', packageId: packageOf(3) }

const CODES: Partial<Record<DemoPersonName, readonly DemoCode[]>> = {
  // A store gave it to her, and she already has the course, so it can be shared.
  diver: [{ code: 'FD-B7RW-52', ...NITROX }],
  student: [
    { code: 'FD-7Q2K-94', ...NITROX },
    { code: 'FD-M3XA-08', certificationName: 'Dry Suit Diver', packageId: packageOf(6) },
    { code: 'FD-S4PK-27', certificationName: 'Specialty Diver', packageId: OPEN_WATER, isSpecialty: true },
  ],
  // The codes that a store sells at its counter.
  store: [
    { code: 'FD-H2WV-31', certificationName: 'Open Water Diver', packageId: OPEN_WATER },
    { code: 'FD-H2WV-32', certificationName: 'Open Water Diver', packageId: OPEN_WATER },
    { code: 'FD-K8NX-57', ...NITROX },
  ],
}

const CLUB_CODE = 'FD-C9DY-66'

/** Also seeded at the first start after this module was added; redeemed codes stay redeemed. */
export async function renewDemoCodes(
  { clock, config }: Pick<CodesDeps, 'clock' | 'config'>,
  tx: Queryable,
  { name, affiliateId }: DemoPerson,
): Promise<void> {
  const issuedAt = clock.now()
  const club = name === 'trial' ? [{ code: CLUB_CODE, certificationName: config.clubName }] : []
  for (const each of [...(CODES[name] ?? []), ...club]) {
    const key = codeKey(each.code)
    if (key) await addCode(tx, { ...each, key, ownerId: affiliateId, issuedAt })
  }
}
