import type { DataExportWire, DeleteUserWire, DeletionWire } from '@fathom/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Owner } from '../account.calls.ts'
import { showDeletedAddress } from './deletion-address.ts'
import { type Freshly, isCanceled } from './fresh-authentication.tsx'
import { exportQuery, keepingQuery } from './security.queries.ts'

export function useStartExport(freshly: Freshly) {
  const calls = useCalls()
  const { t } = useTranslator('translations')
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: () => freshly(() => calls.http.post<DataExportWire>('auth', 'user/export')),
    onSuccess: (started) => client.setQueryData(exportQuery(calls).queryKey, started),
    onError: (error) => {
      if (isCanceled(error)) return
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate() }
      showToast({ text: t('translations.settings.data.notStarted'), action })
    },
  })
  return mutation
}

/** Fetching the archive needs the bearer token, so a plain link won't work. */
export function useFetchExport(freshly: Freshly) {
  const { http } = useCalls()
  const { t } = useTranslator('translations')
  const mutation = useMutation({
    mutationFn: async (id: string) =>
      saveFile(
        await freshly(() => http.download('auth', 'user/export/{id}/file', { params: { id } })),
        'fathom-my-data.zip',
      ),
    onError: (error, id) => {
      if (isCanceled(error)) return
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(id) }
      showToast({ text: t('translations.settings.data.notDownloaded'), action })
    },
  })
  return mutation
}

/** `onDeleted` reloads the page, because all sessions have ended, including this one. */
export function useDeleteAccount(onDeleted: () => void) {
  const { http } = useCalls()
  return useMutation({
    mutationFn: async (password: string) => {
      const body: DeleteUserWire = { password }
      const goBack = showDeletedAddress()
      try {
        return await http.post<DeletionWire>('auth', 'user/delete', { body })
      } catch (error) {
        goBack()
        throw error
      }
    },
    onSuccess: onDeleted,
  })
}

export function useKeepAccount(owner: Owner) {
  const calls = useCalls()
  const { t } = useTranslator('translations')
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: () => calls.http.post<DeletionWire>('auth', 'user/undelete'),
    onSuccess: () => {
      showToast({ text: t('translations.settings.deletion.undone') })
      return client.invalidateQueries({ queryKey: keepingQuery(calls, owner).queryKey })
    },
    onError: () => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate() }
      showToast({ text: t('translations.settings.deletion.notUndone'), action })
    },
  })
  return mutation
}
