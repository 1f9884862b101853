import type { LogType } from '@fathom/domain/logbook'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { newId } from '../../../shared/new-id.ts'
import { holdDraft } from '../../../shared/offline/draft-claims.ts'
import { useSendStored } from '../outbox/use-send-stored.ts'
import { writerOf } from './form.mutations.ts'
import type { Opened } from './opening.ts'
import { noLongerFresh } from './opening.ts'
import { createSaver } from './saving/saver.ts'
import { deviceDrafts, draftLock } from './saving/stored-draft.ts'

/** Manages the log while its form is open, and sends drafts from earlier visits. */
export function useSaver(id: string, affiliateId: number, logType: LogType, start: Opened, address: string) {
  const sendStored = useSendStored(affiliateId)
  const calls = useCalls()
  const [key] = useState(() => start.key ?? `${id}.${newId()}`)
  const [saver] = useState(() =>
    createSaver({
      id,
      affiliateId,
      logType,
      ...start,
      key,
      drafts: deviceDrafts,
      write: writerOf(calls, logType),
    }),
  )
  const isSafe = useSyncExternalStore(saver.subscribe, saver.isSafe)
  useEffect(() => {
    const wake = () => saver.wake()
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.wake()
    }
    const letGo = holdDraft(draftLock(key))
    wake()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', hide)
      noLongerFresh(id)
      void saver.end().then(() => {
        letGo()
        if (saver.snapshot().wish) void sendStored()
      })
    }
  }, [saver, sendStored, id, key])
  useEffect(() => {
    if (isSafe) return
    // Put the id into the URL as soon as there is a draft to come back to. This bypasses the router, so it
    // doesn't treat it as a navigation and the focus stays.
    history.replaceState(history.state, '', address)
    const { dataset } = document.documentElement
    // Hides the shell's "saved" status while this form has unsaved changes.
    dataset.unsaved = ''
    return () => {
      delete dataset.unsaved
    }
  }, [isSafe, address])
  return saver
}
