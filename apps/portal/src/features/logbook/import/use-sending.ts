import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { onStoreChange } from '../../../shared/offline/store-changes.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/index.ts'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { sendFiles, storeImport } from './import.queries.ts'
import { importPath } from './import-paths.ts'
import { type FileFault, faultOf } from './import-problem.tsx'
import {
  adoptSharedFiles,
  deviceSharedFiles,
  dropSharedFile,
  markRefused,
  type StoredSharedFile,
} from './stored-shared-files.ts'

/** As the server limits one import. */
export const MOST_BYTES = 200 * 1024 * 1024

type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'reading' }
  | { kind: 'canceled' }
  | { kind: 'failed'; fault: FileFault; files: readonly File[] }

/** Files that another app shared; undefined until they are known. */
function useSharedFiles(): readonly StoredSharedFile[] | undefined {
  const [files, setFiles] = useState<readonly StoredSharedFile[]>()
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const stored = await deviceSharedFiles.list()
      if (!isOver) setFiles(stored)
    }
    void adoptSharedFiles().then(read)
    const end = onStoreChange((store) => {
      if (store === 'shared-files') void read()
    })
    return () => {
      isOver = true
      end()
    }
  }, [])
  return files
}

/** As many as one import may have, in the order in which they were shared. */
function dueOf(shared: readonly StoredSharedFile[]): StoredSharedFile[] {
  const due: StoredSharedFile[] = []
  let bytes = 0
  for (const each of shared.filter(({ isRefused }) => !isRefused)) {
    bytes += each.file.size
    if (due.length > 0 && bytes > MOST_BYTES) break
    due.push(each)
  }
  return due
}

/** Those of the files that the fault is about; all, where it names none of them. */
function refusedOf(shared: readonly StoredSharedFile[], { file }: FileFault): readonly StoredSharedFile[] {
  const named = shared.filter(({ name }) => name === file)
  return named.length > 0 ? named : shared
}

/**
 * LO-01: sends the files; what they hold is then shown on a page of its own. Files that another app shared are sent
 * at once, because the diver has chosen them there, and stay on this device until the server has them.
 */
export function useSending(isOnline: boolean) {
  const calls = useCalls()
  const client = useQueryClient()
  const navigate = useNavigate()
  const stop = useRef<AbortController>(undefined)
  const [query] = useSearchParams()
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  useEffect(() => () => stop.current?.abort(), [])

  const fail = (fault: FileFault, files: readonly File[] = []) => setState({ kind: 'failed', fault, files })
  const start = async (files: readonly File[], stored: readonly StoredSharedFile[] = []) => {
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const [first] = files
    if (total > MOST_BYTES) {
      fail({ reason: 'tooLarge', file: first?.name })
      return markRefused(stored)
    }
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
      for (const { id } of stored) await dropSharedFile(id)
      // Back would lead to a page that expects shared files.
      if (!signal.aborted) void navigate(importPath(answer.id), { replace: query.has('shared') })
    } catch (cause) {
      if (signal.aborted) return
      const fault = faultOf(cause)
      const isLost = fault.reason === 'lost'
      fail(fault, isLost && stored.length === 0 && isWorthRetrying(cause) ? files : [])
      if (!isLost) await markRefused(refusedOf(stored, fault))
    }
  }

  const shared = useSharedFiles()
  const due = dueOf(shared ?? [])
  const sendShared = () => {
    const files = due.map(({ file, name }) => new File([file], name))
    void start(files, due)
  }
  // The server says so: the browser had no service worker to receive the files.
  const [isShareLost, setIsShareLost] = useState(query.get('shared') === 'lost')
  const isKnown = useRef(false)
  const isTaken = useRef(false)
  useEffect(() => {
    if (!shared) return
    if (!isKnown.current && shared.length === 0 && query.has('shared')) setIsShareLost(true)
    isKnown.current = true
    if (isTaken.current || !isOnline || due.length === 0 || state.kind !== 'idle') return
    isTaken.current = true
    sendShared()
  })
  return {
    state,
    isShareLost,
    shared: shared ?? [],
    sendShared: isOnline && due.length > 0 ? sendShared : undefined,
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
