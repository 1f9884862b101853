import type { DsdProgressWire } from '@fathom/contract/dsd'
import { currentState } from '@fathom/domain/dsd'
import type { NewestForm } from '../../forms/index.ts'
import { findCheckpoint } from '../checkpoint/checkpoint.store.ts'
import { findSignedForms } from '../checkpoint/signed-forms.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { findAffiliation } from './affiliation.store.ts'

const formOf = (form: NewestForm | null) =>
  form && {
    documentId: form.documentId,
    isPhysicianAwaited: form.isPhysicianAwaited,
    isGuardianAwaited: form.isGuardianAwaited,
  }

export async function readProgress(
  { db, clock }: Pick<DsdDeps, 'db' | 'clock'>,
  affiliateId: number,
): Promise<DsdProgressWire> {
  const now = clock.now()
  const checkpoint = await findCheckpoint(db, affiliateId)
  const { medical, release } = await findSignedForms(db, affiliateId, checkpoint, now)
  const affiliation = checkpoint && (await findAffiliation(db, affiliateId, checkpoint))
  return {
    forms: { medical: formOf(medical), release: formOf(release) },
    preparation: affiliation
      ? {
          state: currentState(affiliation, now),
          done: [...affiliation.done],
          begunAt: affiliation.begunAt.toISOString(),
        }
      : null,
  }
}
