import type { DocumentWire } from '@fathom/contract/applications'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { APPLICATIONS_KEY } from '../applications.queries.ts'
import { type DocumentCalls, documentCalls } from './document-calls.ts'

export const documentsKey = (affiliateId: number, applicationId: string) => [
  ...APPLICATIONS_KEY,
  'documents',
  affiliateId,
  applicationId,
]

export const withDocument = (now: readonly DocumentWire[], document: DocumentWire): DocumentWire[] => [
  ...now.filter(({ id }) => id !== document.id),
  document,
]

const documentsQuery = (call: DocumentCalls, affiliateId: number, applicationId: string) =>
  queryOptions({
    queryKey: documentsKey(affiliateId, applicationId),
    queryFn: ({ signal }) => call.list(signal),
    retry: false,
  })

/** The documents on the server. Removing one shows at once and is rolled back if the call fails. */
export function useDocuments(affiliateId: number, applicationId: string) {
  const client = useQueryClient()
  const { t } = useTranslator('applications')
  const call = documentCalls(useCalls(), affiliateId, applicationId)
  const options = documentsQuery(call, affiliateId, applicationId)
  const query = useQuery(options)
  const show = (next: (now: readonly DocumentWire[]) => DocumentWire[]) =>
    client.setQueryData<DocumentWire[]>(options.queryKey, (now) => next(now ?? []))
  const tryTo = async (run: () => Promise<unknown>) => {
    try {
      await client.cancelQueries({ queryKey: options.queryKey })
      await run()
      return true
    } catch {
      showToast({ text: t('applications.documents.notRemoved') })
      await client.invalidateQueries({ queryKey: options.queryKey })
      return false
    }
  }
  return {
    query,
    async remove({ id, name }: DocumentWire) {
      const before = client.getQueryData<DocumentWire[]>(options.queryKey) ?? []
      show((now) => now.filter((each) => each.id !== id))
      if (!(await tryTo(() => call.remove(id)))) return
      const undo = () => {
        show(() => [...before])
        void tryTo(() => call.restore(id))
      }
      const action = { label: t('applications.documents.undo'), onPress: undo }
      showToast({ text: t('applications.documents.removed', { name }), action })
    },
    async save({ id, name }: DocumentWire) {
      try {
        saveFile(await call.download(id), name)
      } catch {
        showToast({ text: t('applications.documents.notSaved', { name }) })
      }
    },
  }
}

export type Documents = ReturnType<typeof useDocuments>
