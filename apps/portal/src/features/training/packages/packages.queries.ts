import type { CourseWire } from '@fathom/contract/training'
import type { ContentWire, ImportedPackagesWire } from '@fathom/contract/training/content'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { sendingWithProgress } from './send-with-progress.ts'

type Http = Pick<Calls, 'http'>

export const PACKAGES_KEY = ['training', 'packages'] as const

/** Enough for an hour of video over a slow connection. */
const LONGEST_MS = 60 * 60_000

export const importedQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: PACKAGES_KEY,
    queryFn: ({ signal }) => http.get<ImportedPackagesWire>('learning', 'packages', { signal }),
  })

/** Every course of the catalog (CA-18). */
export const allCoursesQuery = ({ http }: Http, culture: string) =>
  queryOptions({
    queryKey: ['training', 'catalogue', 'all', culture],
    queryFn: ({ signal }) => http.get<CourseWire[]>('learning', 'courses', { query: { culture }, signal }),
  })

/** Withdraws or restores a package; returns the updated list. */
export const changePackage = (
  { http }: Http,
  { contentId, isWithdrawn }: { contentId: string; isWithdrawn: boolean },
): Promise<ImportedPackagesWire> =>
  http.put<ImportedPackagesWire>('learning', 'packages/{contentId}', {
    params: { contentId },
    body: { isWithdrawn },
  })

export type Import = {
  file: File
  packageId: string
  culture: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

export const importPackage = ({ http }: Http, wish: Import): Promise<ContentWire> => {
  const { file, packageId, culture, signal, onProgress } = wish
  return http.post<ContentWire>('learning', 'packages', {
    query: { packageId, culture },
    // Operating systems report different types for a zip, or none.
    body: file.slice(0, file.size, 'application/zip'),
    fetch: sendingWithProgress(onProgress),
    timeoutMs: LONGEST_MS,
    signal,
  })
}
