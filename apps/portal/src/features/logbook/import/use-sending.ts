import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { takeSharedFiles } from '../../../shared/offline/shared-files.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/index.ts'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { sendFiles, storeImport } from './import.queries.ts'
import { importPath } from './import-paths.ts'
import { type FileFault, faultOf } from './import-problem.tsx'

/** As the server limits one import. */
export const MOST_BYTES = 200 * 1024 * 1024

type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'reading' }
  | { kind: 'canceled' }
  | { kind: 'failed'; fault: FileFault; files: readonly File[] }

/**
 * LO-01: sends the files; what they hold is then shown on a page of its own. Files that another app shared are sent
 * at once, because the diver has chosen them there.
 */
export function useSending(isOnline: boolean) {
  const calls = useCalls()
  const client = useQueryClient()
  const navigate = useNavigate()
  const stop = useRef<AbortController>(undefined)
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  useEffect(() => () => stop.current?.abort(), [])

  const fail = (fault: FileFault, files: readonly File[] = []) => setState({ kind: 'failed', fault, files })
  const start = async (files: readonly File[]) => {
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const [first] = files
    if (total > MOST_BYTES) return fail({ reason: 'tooLarge', file: first?.name })
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setState({ kind: 'sending', share: 0 })
    const onSent = (share: number) => {
      if (!signal.aborted) setState(share < 1 ? { kind: 'sending', share } : { kind: 'reading' })
    }
    try {
      const answer = await sendFiles(calls, { files, signal, onSent })
      storeImport(client, answer)
      if (!signal.aborted) void navigate(importPath(answer.id))
    } catch (cause) {
      if (signal.aborted) return
      const fault = faultOf(cause)
      fail(fault, fault.reason === 'lost' && isWorthRetrying(cause) ? files : [])
    }
  }
  const [query] = useSearchParams()
  // The server says so: the browser had no service worker to receive the files.
  const [isShareLost, setIsShareLost] = useState(query.get('shared') === 'lost')
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || !isOnline || !query.has('shared') || !('caches' in globalThis)) return
    isTaken.current = true
    void takeSharedFiles(caches).then((files) => {
      if (files.length > 0) void start(files)
      else setIsShareLost(true)
    })
  })
  return {
    state,
    isShareLost,
    start: (files: readonly File[]) => void start(files),
    cancel: () => {
      stop.current?.abort()
      setState({ kind: 'canceled' })
    },
    refuse: ([refused]: readonly RefusedFile[]) =>
      refused && fail({ reason: refused.reason === 'empty' ? 'empty' : 'tooLarge', file: refused.file.name }),
  }
}

const isWorthRetrying = (cause: unknown) => cause instanceof CallFailed && cause.kind !== 'unreadable'
