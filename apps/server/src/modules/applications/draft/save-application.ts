import type { ApplicationDraftWire, TeachingAddressWire } from '@fathom/contract/applications'
import type { AddressDraft } from '@fathom/domain/profile'
import { checkAddress } from '../../profile/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'
import { getVisible } from '../reading/read-application.ts'
import type { Reading } from '../reading/reading.ts'
import { changeDraft } from './change-draft.ts'
import { findChosen } from './find-chosen.ts'

type Save<Draft> = { id: string; version: number | undefined; draft: Draft }

/** Looks up numbers only when they changed, so an autosave of text costs no lookup. */
export async function saveDraft(
  deps: ApplicationsDeps,
  reading: Reading,
  { id, version, draft }: Save<ApplicationDraftWire>,
): Promise<ApplicationRow> {
  const stored = await getVisible(deps.db, reading.caller, id)
  const { instructorNumber, storeNumber } = draft
  const instructorId =
    stored.instructorNumber === instructorNumber
      ? stored.instructorId
      : await findChosen(deps, reading, { number: instructorNumber, kind: 'member' })
  const storeId =
    stored.storeNumber === storeNumber
      ? stored.storeId
      : await findChosen(deps, reading, { number: storeNumber, kind: 'store' })
  return changeDraft(deps, reading, { id, version, filled: { ...draft, instructorId, storeId } })
}

export async function saveTeachingAddress(
  deps: ApplicationsDeps,
  reading: Reading,
  { id, version, draft }: Save<AddressDraft>,
): Promise<TeachingAddressWire> {
  await getVisible(deps.db, reading.caller, id)
  const teachingAddress = await checkAddress(draft)
  return teachingAddressOf(await changeDraft(deps, reading, { id, version, filled: { teachingAddress } }))
}

export const teachingAddressOf = ({ teachingAddress, version }: ApplicationRow): TeachingAddressWire => ({
  teachingAddress,
  version,
})
