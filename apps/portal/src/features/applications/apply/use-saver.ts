import type { ApplicationWire } from '@fathom/contract/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { holdDraft } from '../../../shared/offline/draft-claims.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { applicationQuery } from '../applications.queries.ts'
import { createSaver } from './draft/saver.ts'
import { deviceDrafts, draftLock } from './draft/stored-draft.ts'

/** Manages the draft while it is open, and sends what an earlier visit left on this device. */
export function useSaver(opened: ApplicationWire, affiliateId: number) {
  const calls = useApplicationCalls(affiliateId)
  const client = useQueryClient()
  const { locale } = useTranslator()
  const [key] = useState(() => `${opened.id}.${newId()}`)
  const [saver] = useState(() => {
    const { queryKey } = applicationQuery(calls, affiliateId, opened.id, locale)
    return createSaver({
      affiliateId,
      key,
      application: () => client.getQueryData(queryKey) ?? opened,
      adopt: (application) => client.setQueryData(queryKey, application),
      write: calls,
      drafts: deviceDrafts,
    })
  })
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot)
  const isSafe = useSyncExternalStore(saver.subscribe, saver.isSafe)
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.wake()
    }
    const letGo = holdDraft(draftLock(key))
    saver.wake()
    void saver.restore()
    addEventListener('online', saver.wake)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', saver.wake)
      document.removeEventListener('visibilitychange', hide)
      void saver.end().then(letGo)
    }
  }, [saver, key])
  useEffect(() => {
    if (isSafe) return
    const { dataset } = document.documentElement
    // Stops the rest of the page from showing that everything is saved.
    dataset.unsaved = ''
    return () => {
      delete dataset.unsaved
    }
  }, [isSafe])
  return { saver, snapshot }
}
