import type { CourseWire, LessonFailureAnswerWire } from '@fathom/contract/training'
import type { ContentWire, ImportedPackagesWire, PreviewWire } from '@fathom/contract/training/content'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { fetchWithProgress, headersOf, plainAnswer } from '../../../shared/upload/fetch-with-progress.ts'

type Http = Pick<Calls, 'http'>

export const PACKAGES_KEY = ['training', 'packages'] as const

/** Enough for an hour of video over a slow connection. */
const LONGEST_MS = 60 * 60_000

const PAGE = 25

/** Asks for one more than it shows, to know whether there are more. */
export const importedQuery = ({ http }: Http, search: string) =>
  infiniteQueryOptions({
    queryKey: [...PACKAGES_KEY, search],
    queryFn: ({ signal, pageParam: offset }) => {
      const query = { offset, limit: PAGE + 1, ...(search && { search }) }
      return http.get<ImportedPackagesWire>('learning', 'packages', { query, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) => (last.length > PAGE ? offset + PAGE : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE)),
    placeholderData: keepPreviousData,
  })

/** One package, as the list has it. */
export const packageQuery = ({ http }: Http, contentId: string) =>
  queryOptions({
    queryKey: [...PACKAGES_KEY, 'one', contentId],
    queryFn: async ({ signal }) => {
      const options = { query: { contentId }, signal }
      const [found] = await http.get<ImportedPackagesWire>('learning', 'packages', options)
      return found ?? null
    },
  })

/** A launch of its own each time, because a cmi5 unit can be opened once only. */
export const previewQuery = (
  { http }: Http,
  { contentId, activityId }: { contentId: string; activityId: string | undefined },
) =>
  queryOptions({
    queryKey: ['training', 'preview', contentId, activityId],
    queryFn: ({ signal }) => {
      const options = { params: { contentId }, body: activityId === undefined ? {} : { activityId }, signal }
      return http.post<PreviewWire>('learning', 'packages/{contentId}/preview', options)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Whether the server has heard from a unit in a preview; if it can't be asked, it hasn't. */
export const isPreviewHeard = ({ http }: Http, contentId: string, attemptId: string): Promise<boolean> =>
  http
    .get<LessonFailureAnswerWire>('learning', 'packages/{contentId}/preview/{attemptId}', {
      params: { contentId, attemptId },
    })
    .then(
      ({ isHeard }) => isHeard,
      () => false,
    )

/** Every course of the catalog (CA-18). */
export const allCoursesQuery = ({ http }: Http, culture: string) =>
  queryOptions({
    queryKey: ['training', 'catalogue', 'all', culture],
    queryFn: ({ signal }) => http.get<CourseWire[]>('learning', 'courses', { query: { culture }, signal }),
  })

/** Withdraws or restores a package. */
export const changePackage = (
  { http }: Http,
  { contentId, isWithdrawn }: { contentId: string; isWithdrawn: boolean },
): Promise<ImportedPackagesWire> =>
  http.put<ImportedPackagesWire>('learning', 'packages/{contentId}', {
    params: { contentId },
    body: { isWithdrawn },
  })

/** Puts a draft into use, or an earlier package again. */
export const publishPackage = ({ http }: Http, contentId: string): Promise<ImportedPackagesWire> =>
  http.post<ImportedPackagesWire>('learning', 'packages/{contentId}/publish', { params: { contentId } })

type Import = {
  file: File
  packageId: string
  culture: string
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** First the upload, then what the server has unpacked. */
type Progress = { kind: 'sending' | 'unpacking'; share: number }

const importPackage = ({ http }: Http, toImport: Import): Promise<ContentWire> => {
  const { file, packageId, culture, signal, onProgress } = toImport
  return http.post<ContentWire>('learning', 'packages', {
    query: { packageId, culture, draft: '1' },
    // Operating systems report different types for a zip, or none.
    body: file.slice(0, file.size, 'application/zip'),
    fetch: sendingWithProgress(onProgress),
    timeoutMs: LONGEST_MS,
    signal,
  })
}

const sendingWithProgress = (onProgress: (progress: Progress) => void): typeof fetch =>
  fetchWithProgress({
    headers: { accept: 'application/x-ndjson' },
    onSent: (share) => onProgress({ kind: 'sending', share }),
    onAnswer: (request) => {
      const { done, of } = linesIn(request).findLast(isProgress) ?? {}
      if (done && of) onProgress({ kind: 'unpacking', share: done / of })
    },
    answerOf,
  })

type Line = { done?: number; of?: number; status?: number; body?: unknown }
const isProgress = ({ done }: Line) => done !== undefined

/** The complete lines of an answer that is still arriving; none if the server doesn't send lines. */
function linesIn(request: XMLHttpRequest): Line[] {
  if (!request.getResponseHeader('content-type')?.startsWith('application/x-ndjson')) return []
  return request.responseText
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
}

/** The last line is the answer; without lines, the answer itself. */
function answerOf(request: XMLHttpRequest): Response {
  const { status, body } = linesIn(request).at(-1) ?? {}
  if (status === undefined) return plainAnswer(request)
  const headers = headersOf(request)
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers })
}

/** Names of standards are the same in every language. */
export const STANDARD_NAMES: Readonly<Record<ContentWire['standard'], string>> = {
  'scorm-1.2': 'SCORM 1.2',
  'scorm-2004-3': 'SCORM 2004 3rd',
  'scorm-2004-4': 'SCORM 2004 4th',
  cmi5: 'cmi5',
}

export type Where = { packageId: string; culture: string }

export type Importing = {
  key: number
  file: File
  where: Where
  stop: AbortController
  state:
    | Progress
    | { kind: 'done'; content: ContentWire }
    /** Refused by us before the upload, refused by the server with its reason, or lost on the way. */
    | { kind: 'refused'; why: RefusedFile['reason'] }
    | { kind: 'failed'; reason: string | undefined }
}

let lastKey = 0

/** The server's own message; undefined when there was no answer. */
const reasonOf = (cause: unknown) =>
  cause instanceof CallFailed && cause.kind === 'refused' ? cause.message : undefined

/** The files chosen on this page and their import status. */
export function useImports() {
  const calls = useCalls()
  const client = useQueryClient()
  const [all, setAll] = useState<readonly Importing[]>([])
  const become = (key: number, state: Importing['state']) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, state } : one)))
  const add = (file: File, where: Where, state: Importing['state']): Importing => {
    lastKey += 1
    const one = { key: lastKey, file, where, stop: new AbortController(), state }
    setAll((now) => [one, ...now])
    return one
  }
  const start = (file: File, where: Where) => {
    const { key, stop } = add(file, where, { kind: 'sending', share: 0 })
    const onProgress = (progress: Progress) => become(key, progress)
    importPackage(calls, { file, ...where, signal: stop.signal, onProgress }).then(
      (content) => {
        become(key, { kind: 'done', content })
        void client.invalidateQueries({ queryKey: PACKAGES_KEY })
      },
      (cause: unknown) => become(key, { kind: 'failed', reason: reasonOf(cause) }),
    )
  }
  const remove = ({ key, stop }: Importing) => {
    stop.abort()
    setAll((now) => now.filter((one) => one.key !== key))
  }
  return {
    all,
    start,
    remove,
    refuse: (refused: readonly RefusedFile[], where: Where) => {
      for (const { file, reason } of refused) add(file, where, { kind: 'refused', why: reason })
    },
    again: (one: Importing) => {
      remove(one)
      start(one.file, one.where)
    },
  }
}
