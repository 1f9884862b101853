import type { AccountWire } from '@fathom/contract/account'
import { isPhoneOrEmpty, readablePhone, readPhoneNumber } from '@fathom/domain/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { accountQuery, type Owner, type StoredPhone, savePhone } from '../account.calls.ts'

/** The typed text, and the version of the number that it replaces. */
type Draft = { text: string; version: number }

const numberIn = ({ phone }: StoredPhone) => phone?.phoneNumber ?? ''

/** The number that another tab saved meanwhile, if that is why a save was rejected. */
function currentIn(cause: unknown): StoredPhone | undefined {
  return cause instanceof CallFailed && cause.problem === 'stale' ? (cause.current as StoredPhone) : undefined
}

/** Returns the text key for why the save failed. */
const failureOf = (cause: unknown) =>
  cause instanceof CallFailed && cause.kind === 'network' ? ('offline' as const) : ('notSaved' as const)

function useSave(owner: Owner, onSaved: (saved: StoredPhone) => void) {
  const calls = useCalls()
  const client = useQueryClient()
  const { queryKey } = accountQuery(calls, owner)
  const adopt = (saved: StoredPhone) =>
    client.setQueryData(queryKey, (account?: AccountWire) => account && { ...account, ...saved })
  const save = useMutation({
    mutationFn: ({ text, version }: Draft) => savePhone(calls, owner, text, version),
    // Offline it fails at once: a number that is sent on its own later would surprise people.
    networkMode: 'always',
    onSuccess: (saved) => {
      adopt(saved)
      onSaved(saved)
    },
  })
  return { save, adopt }
}

/** The number being edited. Clearing it removes the saved number. */
export function usePhoneForm(owner: Owner, kept: StoredPhone, onSaved: (isRemoved: boolean) => void) {
  const [draft, setDraft] = useState<Draft>()
  const [isRefused, setIsRefused] = useState(false)
  const { save, adopt } = useSave(owner, (saved) => {
    setDraft(undefined)
    onSaved(numberIn(saved) === '')
  })
  const { text, version } = draft ?? { text: readablePhone(numberIn(kept)), version: kept.phoneVersion }
  const theirs = currentIn(save.error)
  const isValid = isPhoneOrEmpty(text)
  const drop = () => {
    save.reset()
    setIsRefused(false)
    setDraft(undefined)
  }
  return {
    text,
    isChanged: (readPhoneNumber(text) ?? text) !== numberIn(kept),
    isInvalid: isRefused && !isValid,
    isSaving: save.isPending,
    failure: save.isError && !theirs ? failureOf(save.error) : undefined,
    /** The number that was saved elsewhere meanwhile; undefined when there is no conflict. */
    theirs: theirs && numberIn(theirs),
    type(next: string) {
      save.reset()
      setDraft({ text: next, version })
    },
    undo: drop,
    submit() {
      setIsRefused(!isValid)
      if (isValid && !save.isPending) save.mutate({ text, version })
    },
    keepMine: () => theirs && save.mutate({ text, version: theirs.phoneVersion }),
    takeTheirs() {
      if (theirs) adopt(theirs)
      drop()
    },
    decideLater: () => save.reset(),
  }
}

export type PhoneForm = ReturnType<typeof usePhoneForm>
