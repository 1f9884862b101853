import type { CourseWire } from '@fathom/contract/training'
import type { ContentWire, ImportedPackagesWire } from '@fathom/contract/training/content'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'

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

/** A `fetch` that reports upload progress, which the browser's own can't. */
const sendingWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      const failed = () => reject(new TypeError('the file did not get through'))
      request.open(init.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1)
      request.onload = () => resolve(answerOf(request))
      request.onerror = failed
      request.onabort = () => reject(init.signal?.reason ?? new DOMException('left', 'AbortError'))
      request.onloadend = () => init.signal?.removeEventListener('abort', stop)
      init.signal?.addEventListener('abort', stop, { once: true })
      request.send(init.body as XMLHttpRequestBodyInit)
    })

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers({ 'content-type': request.getResponseHeader('content-type') ?? '' })
  const id = request.getResponseHeader('x-request-id')
  if (id) headers.set('x-request-id', id)
  return new Response(request.responseText || null, { status: request.status, headers })
}
