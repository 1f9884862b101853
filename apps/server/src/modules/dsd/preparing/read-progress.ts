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
    state: form.state,
    request: form.request,
    declinedAt: form.declinedAt?.toISOString() ?? null,
    isPhysicianAwaited: form.isPhysicianAwaited,
    isGuardianAwaited: form.isGuardianAwaited,
  }

export async function readProgress(
  deps: Pick<DsdDeps, 'db' | 'clock' | 'findNewestForms'>,
  affiliateId: number,
): Promise<DsdProgressWire> {
  const { db } = deps
  const now = deps.clock.now()
  const checkpoint = await findCheckpoint(db, affiliateId)
  const { medical, release } = await findSignedForms(deps, db, affiliateId, checkpoint, now)
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
