import type {
  ContentDocumentWire,
  ContentListWire,
  ContentOverviewWire,
  ContentPublishWire,
  ContentUndoWire,
  NewContentDraftWire,
} from '@fathom/contract/office'
import type { OwnMessagesWire } from '@fathom/contract/translations'
import type { ContentKind } from '@fathom/domain/office'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office-key.ts'

type Http = Pick<Calls, 'http'>

const CONTENT_KEY = [...OFFICE_KEY, 'content'] as const

/** Each kind has its own calls, because each needs its own right. */
const KINDS: Readonly<Record<ContentKind, { path: string }>> = {
  maintenance: { path: 'content/maintenance' },
  translations: { path: 'content/translations' },
  links: { path: 'content/links' },
  flags: { path: 'content/flags' },
  prices: { path: 'content/prices' },
  promotions: { path: 'content/promotions' },
  wordings: { path: 'content/wordings' },
  courses: { path: 'content/courses' },
}

/** One document of a kind. */
export type DocumentName = { kind: ContentKind; key: string }

export const overviewQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'overview'],
    queryFn: ({ signal }) => http.get<ContentOverviewWire>('office', 'content', { signal }),
  })

export function documentsQuery({ http }: Http, kind: ContentKind) {
  const { path } = KINDS[kind]
  const queryKey: string[] = [...CONTENT_KEY, kind]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => http.get<ContentListWire>('office', path, { signal }),
  })
}

export function documentQuery({ http }: Http, { kind, key }: DocumentName) {
  const { path } = KINDS[kind]
  return queryOptions({
    queryKey: [...CONTENT_KEY, kind, key],
    queryFn: ({ signal }) =>
      http.get<ContentDocumentWire>('office', `${path}/{key}`, { params: { key }, signal }),
  })
}

/** Every text of the build in this language. */
export const messagesQuery = ({ http }: Http, locale: string) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'messages', locale],
    queryFn: ({ signal }) =>
      http.get<OwnMessagesWire>('office', 'content/translations/{locale}/messages', {
        ...{ params: { locale }, signal },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function saveDraft({ http }: Http, { kind, key }: DocumentName, body: NewContentDraftWire) {
  const { path } = KINDS[kind]
  return http.put<ContentDocumentWire>('office', `${path}/{key}/draft`, { params: { key }, body })
}

export function discardDraft({ http }: Http, { kind, key }: DocumentName, revision: number) {
  const { path } = KINDS[kind]
  const options = { params: { key }, query: { revision } }
  return http.delete<ContentDocumentWire>('office', `${path}/{key}/draft`, options)
}

export function publishDraft({ http }: Http, { kind, key }: DocumentName, body: ContentPublishWire) {
  const { path } = KINDS[kind]
  return http.post<ContentDocumentWire>('office', `${path}/{key}/publish`, { params: { key }, body })
}

export function undoVersion({ http }: Http, { kind, key }: DocumentName, body: ContentUndoWire) {
  const { path } = KINDS[kind]
  return http.post<ContentDocumentWire>('office', `${path}/{key}/undo`, { params: { key }, body })
}
