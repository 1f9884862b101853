import type { CsvColumnsWire, ImportSummaryWire, ImportWire, ReceiptWire } from '@fathom/contract/logbook'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { fetchWithProgress } from '../../../shared/upload/fetch-with-progress.ts'
import { forgetDeleted } from '../device/delete-dives.ts'

type Http = Pick<Calls, 'http'>

/** Enough for 200 MB over a slow connection. */
const LONGEST_UPLOAD_MS = 60 * 60_000
/** Enough to write ten thousand dives. */
const LONGEST_WRITE_MS = 5 * 60_000

const importsKey = ['logbook', 'imports'] as const
const importKey = (importId: string) => [...importsKey, importId] as const
const receiptKey = (importId: string) => [...importKey(importId), 'receipt'] as const

export const importsQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: importsKey,
    queryFn: ({ signal }) => http.get<ImportSummaryWire[]>('logbook', 'imports', { signal }),
  })

export const importQuery = ({ http }: Http, importId: string) =>
  queryOptions({
    queryKey: importKey(importId),
    queryFn: ({ signal }) =>
      http.get<ImportWire>('logbook', 'imports/{importId}', { params: { importId }, signal }),
    // An upload has just shown it, and of thousands of dives it is large.
    staleTime: 60_000,
  })

export const receiptQuery = ({ http }: Http, importId: string) =>
  queryOptions({
    queryKey: receiptKey(importId),
    queryFn: ({ signal }) =>
      http.get<ReceiptWire>('logbook', 'imports/{importId}/receipt', { params: { importId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Sending = { files: readonly File[]; signal: AbortSignal; onSent: (share: number) => void }

/** LO-01: sends files and returns what the server read in them. */
export function sendFiles({ http }: Http, { files, signal, onSent }: Sending): Promise<ImportWire> {
  const body = new FormData()
  for (const file of files) body.append('file', file, file.name)
  return http.post<ImportWire>('logbook', 'imports', {
    body,
    fetch: fetchWithProgress({ onSent }),
    timeoutMs: LONGEST_UPLOAD_MS,
    signal,
  })
}

/** Shows an answer at once, without asking for it again. */
export const storeImport = (client: QueryClient, answer: ImportWire): void => {
  client.setQueryData(importKey(answer.id), answer)
  void client.invalidateQueries({ queryKey: importsKey, exact: true })
}

/** `indexes`: which dives. */
export function useAccept(importId: string) {
  const { http } = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (indexes: readonly number[]) =>
      http.post<ImportWire>('logbook', 'imports/{importId}/accept', {
        params: { importId },
        body: { indexes },
        timeoutMs: LONGEST_WRITE_MS,
      }),
    onSuccess: (answer) => {
      storeImport(client, answer)
      void client.invalidateQueries({ queryKey: ['logbook'] })
    },
  })
}

type Shift = { minutes: number; indexes: readonly number[] }

export function useShift(importId: string) {
  const { http } = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Shift) =>
      http.post<ImportWire>('logbook', 'imports/{importId}/shift', {
        params: { importId },
        body,
        timeoutMs: LONGEST_WRITE_MS,
      }),
    onSuccess: (answer) => storeImport(client, answer),
  })
}

/** LO-01: says what the columns of a table hold. One choice after another: each begins where the last one ended. */
export function useColumns(importId: string) {
  const { http } = useCalls()
  const client = useQueryClient()
  return useMutation({
    scope: { id: `columns ${importId}` },
    mutationFn: (body: CsvColumnsWire) =>
      http.post<ImportWire>('logbook', 'imports/{importId}/columns', {
        params: { importId },
        body,
        timeoutMs: LONGEST_WRITE_MS,
      }),
    onSuccess: (answer) => {
      storeImport(client, answer)
      void client.invalidateQueries({ queryKey: receiptKey(importId) })
    },
  })
}

const deleteImport = ({ http }: Http, importId: string) =>
  http.delete('logbook', 'imports/{importId}', { params: { importId }, timeoutMs: LONGEST_WRITE_MS })

/** LO-02: takes an import back, and with its dives what waited for them on this device. */
export function useUndoImport({ id, dives }: ImportWire, affiliateId: number) {
  const calls = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => deleteImport(calls, id),
    onSuccess: async () => {
      // Offline now: the changes ask later, as for any dive that was deleted elsewhere.
      await forgetDeleted(
        calls,
        client,
        affiliateId,
        dives.flatMap(({ logId }) => logId ?? []),
      ).catch(() => undefined)
      void client.invalidateQueries({ queryKey: ['logbook'] })
    },
  })
}

/** Deletes a preview. Its page is still open then, and must not ask for it again. */
export function useDiscard(importId: string) {
  const calls = useCalls()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => deleteImport(calls, importId),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: importKey(importId), refetchType: 'none' })
      void client.invalidateQueries({ queryKey: importsKey, exact: true })
    },
  })
}

/** LO-03: the file as it was sent. */
export function useOriginal(importId: string) {
  const { t } = useTranslator('logbook-import')
  const { http } = useCalls()
  return useMutation({
    mutationFn: async ({ file, name }: { file: number; name: string }) =>
      saveFile(
        await http.download('logbook', 'imports/{importId}/original', {
          params: { importId },
          query: { file },
          timeoutMs: LONGEST_UPLOAD_MS,
        }),
        name,
      ),
    onError: () => void showToast({ text: t('logbook-import.original.failed') }),
  })
}
