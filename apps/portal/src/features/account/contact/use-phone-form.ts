import type { AccountWire } from '@fathom/contract/account'
import { readPhoneNumber } from '@fathom/domain/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { accountQuery, type Owner, savePhone } from '../account.calls.ts'

/** The number as it is typed over the one that is kept. */
export function usePhoneForm(owner: Owner, kept: string, onSaved: () => void) {
  const calls = useCalls()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const save = useMutation({
    mutationFn: (phoneNumber: string) => savePhone(calls, owner, phoneNumber),
    onSuccess: (phone) => {
      const { queryKey } = accountQuery(calls, owner)
      client.setQueryData(queryKey, (account?: AccountWire) => account && { ...account, phone })
      setTyped(undefined)
      onSaved()
    },
  })
  const text = typed ?? kept
  const isValid = readPhoneNumber(text) !== undefined
  return {
    text,
    isChanged: typed !== undefined && typed !== kept,
    isInvalid: isRefused && !isValid,
    isSaving: save.isPending,
    hasFailed: save.isError,
    type(next: string) {
      save.reset()
      setTyped(next)
    },
    undo() {
      save.reset()
      setIsRefused(false)
      setTyped(undefined)
    },
    submit() {
      setIsRefused(!isValid)
      if (isValid && !save.isPending) save.mutate(text)
    },
  }
}

export type PhoneForm = ReturnType<typeof usePhoneForm>
