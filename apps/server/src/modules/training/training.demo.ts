import type { Entitlement } from '@fathom/domain/training'
import type { Queryable } from '../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../platform/demo.ts'
import { addEntitlement } from './training.store.ts'

const OPEN_WATER: Entitlement = {
  packageId: '01920000-0000-7000-8000-000000000001',
  title: 'Open Water Diver',
  kind: 'consumer',
}
const INSTRUCTOR_RENEWAL: Entitlement = {
  packageId: '01920000-0000-7000-8000-000000000002',
  title: 'Instructor renewal',
  kind: 'pro',
}

const ENTITLED: Partial<Record<DemoPersonName, readonly Entitlement[]>> = {
  diver: [OPEN_WATER],
  student: [OPEN_WATER],
  instructor: [INSTRUCTOR_RENEWAL],
}

export async function fillDemoTraining(tx: Queryable, person: DemoPerson): Promise<void> {
  for (const entitlement of ENTITLED[person.name] ?? [])
    await addEntitlement(tx, person.affiliateId, entitlement)
}
