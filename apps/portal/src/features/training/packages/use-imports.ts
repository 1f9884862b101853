import type { ContentWire } from '@fathom/contract/training/content'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { importPackage, PACKAGES_KEY } from './packages.queries.ts'

export type Where = { packageId: string; culture: string }

export type Importing = {
  key: number
  file: File
  where: Where
  stop: AbortController
  state:
    | { kind: 'sending'; share: number }
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
    const onProgress = (share: number) => become(key, { kind: 'sending', share })
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
