import type { ContentDocumentWire } from '@fathom/contract/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { newId } from '../../../shared/new-id.ts'
import {
  type DocumentName,
  discardDraft,
  documentQuery,
  documentsQuery,
  overviewQuery,
  publishDraft,
  saveDraft,
  undoVersion,
} from './content.queries.ts'
import type { KindView } from './kind-view.tsx'
import type { Plan } from './publish-dialog.tsx'

const CONFLICTS = ['draft-changed', 'version-changed', 'already-undone']

const problemOf = (error: unknown) => (error instanceof CallFailed ? error.problem : undefined)

const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other)

/** The database has its own order of the names in an object. */
const inOrder = (value: unknown) => JSON.stringify(value, (_, each) => (isObject(each) ? sorted(each) : each))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))

type Json = ContentDocumentWire['value']

/**
 * The draft as it is typed, on top of what the server had when typing began. What a colleague does meanwhile is only
 * taken over while nothing is typed; otherwise the server refuses and the person decides.
 */
export function useDocument(name: DocumentName, document: ContentDocumentWire, view: KindView<unknown>) {
  const calls = useCalls()
  const client = useQueryClient()
  const startOf = ({ draft, value }: ContentDocumentWire): unknown =>
    (draft ? draft.value : value) ?? view.empty
  const [base, setBase] = useState(document)
  const [typed, setTyped] = useState(() => startOf(document))
  const isChanged = !isSame(typed, startOf(base))
  const adopt = (newer: ContentDocumentWire) => {
    setBase(newer)
    setTyped(startOf(newer))
  }
  if (document !== base && !isChanged && !isSame(document, base)) adopt(document)

  const work = useMutation({
    networkMode: 'always',
    mutationFn: (action: () => Promise<ContentDocumentWire>) => action(),
    onSuccess: (answer) => {
      client.setQueryData(documentQuery(calls, name).queryKey, answer)
      for (const query of [documentsQuery(calls, name.kind), overviewQuery(calls)])
        void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    },
  })
  const save = async ({ draft, latest } = base) => {
    const body = { value: typed as Json, revision: draft?.revision ?? null, basedOn: latest }
    const saved = await saveDraft(calls, name, body)
    setBase(saved)
    return saved
  }
  const publish = async ({ id, ...plan }: Plan) => {
    const { draft, latest } = isChanged || !base.draft ? await save() : base
    return publishDraft(calls, name, { ...plan, id, latest, revision: draft?.revision ?? 0 })
  }
  const isStale = base.draft !== null && base.draft.basedOn !== base.latest
  const fresh = () => client.fetchQuery({ ...documentQuery(calls, name), staleTime: 0 })
  const run = (action: () => Promise<ContentDocumentWire>, done: (answer: ContentDocumentWire) => void) =>
    work.mutate(action, { onSuccess: done })
  return {
    typed,
    base,
    isChanged,
    change: setTyped,
    isBusy: work.isPending,
    isConflict: CONFLICTS.includes(problemOf(work.error) ?? '') || isStale,
    failure: work.error ?? undefined,
    save: (done: () => void) => run(() => save(), done),
    publish: (plan: Plan, done: () => void) =>
      run(
        () => publish(plan),
        (answer) => {
          adopt(answer)
          done()
        },
      ),
    undo: (version: number, done: (undone: ContentDocumentWire) => void) =>
      run(
        () => undoVersion(calls, name, { id: newId(), version, latest: base.latest }),
        (answer) => {
          if (isChanged) setBase(answer)
          else adopt(answer)
          done(answer)
        },
      ),
    discard: () => {
      const { draft } = base
      if (draft) run(() => discardDraft(calls, name, draft.revision), adopt)
      else adopt(base)
    },
    /** After a conflict: what the server has, instead of what is typed, or what is typed on top of it. */
    settle: (keeps: 'newest' | 'mine') =>
      run(async () => {
        const { draft, latest, ...newest } = await fresh()
        if (keeps === 'mine') return save({ ...newest, draft, latest })
        const isOld = draft !== null && draft.basedOn !== latest
        return isOld ? discardDraft(calls, name, draft.revision) : { ...newest, draft, latest }
      }, adopt),
  }
}
