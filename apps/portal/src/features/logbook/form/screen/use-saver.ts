import type { LogType } from '@fathom/domain/logbook'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { newId } from '../../../../shared/new-id.ts'
import { holdDraft } from '../../../../shared/offline/draft-claims.ts'
import { useSendStored } from '../../outbox/use-send-stored.ts'
import { writerOf } from '../form.mutations.ts'
import { noLongerFresh } from '../opening/fresh.ts'
import type { Opened } from '../opening/opened.ts'
import { deviceDrafts, draftLock } from '../saving/stored-draft.ts'
import { createSaver } from '../saving/saver.ts'

/** Holds the log while its form is open; what earlier visits left on this device goes out too. */
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
    // The address carries the id as soon as there is something to find again. Behind the router's back: for it, and
    // for the focus, nothing has moved.
    history.replaceState(history.state, '', address)
    const { dataset } = document.documentElement
    // Nothing else on the page says meanwhile that all is saved.
    dataset.unsaved = ''
    return () => {
      delete dataset.unsaved
    }
  }, [isSafe, address])
  return saver
}
