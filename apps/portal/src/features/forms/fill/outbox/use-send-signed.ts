import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { isOnline } from '../../../../shared/connection.ts'
import { isFinal } from '../../../../shared/http/index.ts'
import { markDoneSomething } from '../../../../shared/install/install-marks.ts'
import { forgetStored } from './forget-stored.ts'
import { postSigned } from './post-signed.ts'
import { deviceSigned, type SignedForm } from './signed-form.ts'

type Ends = {
  /** Called before sending: stops saving the draft and returns its version. */
  before: () => Promise<number>
  /** Accepted by the server, or stored on this device until it is online. */
  onSigned: (documentId: string) => void
  onRefused: (cause: unknown) => void
}

export type SendSigned = { send: (form: SignedForm) => void; isSending: boolean; failure: unknown }

/** Signs: stores the form encrypted on this device first, then sends it, so a signature is never lost. */
export function useSendSigned({ before, onSigned, onRefused }: Ends): SendSigned {
  const calls = useCalls()
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  const { mutate, isPending, error } = useMutation({
    // Offline it is stored and sent later.
    networkMode: 'always',
    mutationFn: async (form: SignedForm) => {
      await deviceSigned.put(form.documentId, form)
      const draftVersion = await before()
      try {
        if (!isOnline()) return form
        await postSigned(calls, form, draftVersion)
      } catch (cause) {
        if (!isFinal(cause)) {
          await deviceSigned.put(form.documentId, { ...form, hasFailed: true })
          return form
        }
        await deviceSigned.remove(form.documentId)
        throw cause
      }
      await deviceSigned.remove(form.documentId)
      await forgetStored(form)
      return form
    },
    onSuccess: async ({ documentId }) => {
      markDoneSomething()
      onSigned(documentId)
      await client.invalidateQueries({ queryKey: ['forms'] })
    },
    onError: onRefused,
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  // The second press of a double click comes before the button renders as busy.
  const send = (form: SignedForm) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(form)
  }
  return { send, isSending: isPending, failure: error }
}
