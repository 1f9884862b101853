import type { ChangePasswordWire, PasswordChangedWire } from '@fathom/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import type { Person } from '../person.ts'
import { keepingQuery } from '../security.queries.ts'
import {
  draftProblems,
  EMPTY,
  type PasswordDraft,
  type PasswordField,
  type PasswordProblems,
  refusalProblems,
} from './password-problems.ts'

/** CA-08: the three fields, what is wrong with them, and the call. */
export function useChangePassword(person: Person) {
  const { t } = useTranslator('translations')
  const calls = useCalls()
  const client = useQueryClient()
  const [draft, setDraft] = useState(EMPTY)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const call = useMutation({
    mutationFn: ({ current, next }: PasswordDraft) => {
      const { email, audience } = person
      const wish = { username: email, oldPassword: current, newPassword: next, clientId: audience }
      return calls.http.post<PasswordChangedWire>('auth', 'password/change', {
        body: wish satisfies ChangePasswordWire,
      })
    },
    onSuccess: ({ endedSessions: count }) => {
      setDraft(EMPTY)
      showToast({ text: t('translations.settings.password.changed', { count }) })
      return client.invalidateQueries({ queryKey: keepingQuery(calls, person).queryKey })
    },
    onError: (error) => setProblems(refusalProblems(error)),
  })
  return {
    draft,
    problems,
    isSending: call.isPending,
    /** The error, if it belongs to no field. */
    failure: Object.keys(refusalProblems(call.error)).length === 0 ? call.error : null,
    change(field: PasswordField, text: string) {
      setDraft({ ...draft, [field]: text })
      setProblems({ ...problems, [field]: undefined })
    },
    /** Returns whether it was sent. */
    submit(): boolean {
      const found = draftProblems(draft)
      setProblems(found)
      const isFine = Object.keys(found).length === 0
      if (isFine) call.mutate(draft)
      else call.reset()
      return isFine
    },
  }
}
