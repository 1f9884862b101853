import type { AccountWire } from '@fathom/contract/account'
import { isPhoneOrEmpty, readablePhone, readPhoneNumber } from '@fathom/domain/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { accountQuery, type StoredPhone, type Owner, savePhone } from '../account.calls.ts'

/** What is typed, and the version of the number that it is typed over. */
type Draft = { text: string; version: number }

const numberIn = ({ phone }: StoredPhone) => phone?.phoneNumber ?? ''

/** What another tab saved meanwhile, where that is why a save was refused. */
function currentIn(cause: unknown): StoredPhone | undefined {
  return cause instanceof CallFailed && cause.problem === 'stale' ? (cause.current as StoredPhone) : undefined
}

/** Names the words for why it was not saved. */
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
    // Without a signal it fails at once: a number that goes out by itself later would surprise.
    networkMode: 'always',
    onSuccess: (saved) => {
      adopt(saved)
      onSaved(saved)
    },
  })
  return { save, adopt }
}

/** The number as it is typed over the one that is kept. Emptied, it is removed. */
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
    /** The number that was saved elsewhere meanwhile; undefined when there is nothing to choose. */
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
