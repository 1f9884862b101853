import type { RenamePasskeyWire } from '@fathom/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { type Freshly, isCanceled } from './fresh-authentication.tsx'
import { makePasskey, refusalOf } from './make-passkey.ts'
import { passkeysQuery } from './security.queries.ts'

function useReload() {
  const calls = useCalls()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: passkeysQuery(calls).queryKey })
}

export function useAddPasskey(freshly: Freshly) {
  const calls = useCalls()
  const { t } = useTranslator('translations')
  const reload = useReload()
  const mutation = useMutation({
    mutationFn: () => freshly(() => makePasskey(calls)),
    onSuccess: () => {
      showToast({ text: t('translations.settings.passkeys.added') })
      return reload()
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal) return showToast({ text: t(`translations.settings.passkeys.${refusal}`) })
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate() }
      showToast({ text: t('translations.settings.passkeys.notAdded'), action })
    },
  })
  return mutation
}

type Naming = { id: string; name: string }

export function useRenamePasskey(onDone: () => void) {
  const { http } = useCalls()
  const { t } = useTranslator('translations')
  const reload = useReload()
  const mutation = useMutation({
    mutationFn: ({ id, name }: Naming) =>
      http.put('auth', 'passkeys/{id}', { params: { id }, body: { name } satisfies RenamePasskeyWire }),
    onSuccess: async () => {
      showToast({ text: t('translations.settings.passkeys.renamed') })
      await reload()
    },
    onError: (error, naming) => {
      const isTaken = error instanceof CallFailed && error.problem === 'name-taken'
      if (isTaken) return showToast({ text: t('translations.settings.passkeys.nameTaken') })
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(naming) }
      showToast({ text: t('translations.settings.passkeys.notRenamed'), action })
    },
    onSettled: onDone,
  })
  return mutation
}

export function useRemovePasskey(freshly: Freshly, onDone: () => void) {
  const { http } = useCalls()
  const { t } = useTranslator('translations')
  const reload = useReload()
  const mutation = useMutation({
    mutationFn: (id: string) => freshly(() => http.delete('auth', 'passkeys/{id}', { params: { id } })),
    onSuccess: async () => {
      showToast({ text: t('translations.settings.passkeys.removed') })
      await reload()
    },
    onError: (error, id) => {
      if (isCanceled(error)) return
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(id) }
      showToast({ text: t('translations.settings.passkeys.notRemoved'), action })
    },
    onSettled: onDone,
  })
  return mutation
}
