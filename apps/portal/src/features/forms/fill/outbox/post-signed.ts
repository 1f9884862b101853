import type { Calls } from '../../../../shared/calls.tsx'
import { isFinal } from '../../../../shared/http/index.ts'
import { markSignAgain } from '../../../../shared/offline/sign-again.ts'
import { forgetStored } from './forget-stored.ts'
import { deviceSigned, type SignedForm } from './signed-form.ts'

/**
 * CA-36. The id is created here, so sending it twice creates one document. With the draft version it is
 * rejected if the draft was signed on another device, so only an open page sends that version.
 */
export function postSigned(
  { http }: Pick<Calls, 'http'>,
  { documentId, submission }: SignedForm,
  draftVersion = 0,
) {
  const body = new FormData()
  body.set('documentId', documentId)
  if (draftVersion > 0) body.set('draftVersion', String(draftVersion))
  body.set('formData', JSON.stringify(submission))
  return http.post<{ documentId: string }>('forms', 'data', { body })
}

/**
 * Sends the waiting forms; returns how many are settled (accepted, or rejected for good) and how many are
 * still pending.
 */
export async function sendStoredForms(
  calls: Pick<Calls, 'http'>,
  affiliateId: number,
  store = deviceSigned,
  onSent = forgetStored,
): Promise<{ settled: number; pending: number }> {
  let [settled, pending] = [0, 0]
  for (const form of await store.list()) {
    if (form.affiliateId !== affiliateId || form.refused) continue
    try {
      await postSigned(calls, form)
      await store.remove(form.documentId)
      await onSent(form)
      settled += 1
    } catch (cause) {
      const isSettled = isFinal(cause)
      const why = isSettled ? { refused: cause.problem ?? 'refused' } : { hasFailed: true }
      await store.put(form.documentId, { ...form, ...why })
      if (isSettled) settled += 1
      else pending += 1
    }
  }
  await noteRefused(affiliateId, store)
  return { settled, pending }
}

/** A refused form has to be signed again, and every page says so. */
export async function noteRefused(affiliateId: number, store = deviceSigned): Promise<void> {
  markSignAgain(affiliateId, (await listRefused(affiliateId, store)).length > 0)
}

export const listRefused = async (affiliateId: number, store = deviceSigned): Promise<SignedForm[]> =>
  (await store.list()).filter((form) => form.affiliateId === affiliateId && form.refused !== undefined)
