import type { LogType } from '@fathom/domain/logbook'
import { useEffect } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useDraft } from '../../../../shared/draft/use-draft.ts'
import { newId } from '../../../../shared/new-id.ts'
import { sendPending, useSendPending } from '../../../../shared/offline/outbox.ts'
import { writerOf } from '../form.mutations.ts'
import { noLongerFresh, type Opened } from '../opening.ts'
import { openDiveDraft } from './dive-draft.ts'
import { deviceDives, storeOf } from './stored-dive.ts'

type Log = { id: string; affiliateId: number; logType: LogType }

/** The log while its form is open. Also sends drafts from earlier visits. */
export function useDiveDraft({ id, affiliateId, logType }: Log, start: Opened, address: string) {
  useSendPending()
  const calls = useCalls()
  const write = writerOf(calls, logType)
  const { draft, snapshot, isSafe } = useDraft(() =>
    openDiveDraft(
      {
        id,
        write,
        store: storeOf(deviceDives, {
          id,
          affiliateId,
          logType,
          key: `${id}.${newId()}`,
          from: start.from,
        }),
        onEnd: () => {
          noLongerFresh(id)
          sendPending()
        },
      },
      start,
    ),
  )
  useEffect(() => {
    // Put the id into the URL as soon as there is a draft to come back to. This bypasses the router, so it
    // doesn't treat it as a navigation and the focus stays.
    if (!isSafe) history.replaceState(history.state, '', address)
  }, [isSafe, address])
  return {
    draft,
    snapshot,
    /** Restores a log that was deleted elsewhere, with what was typed here. */
    restore: () => void draft.continueWith(() => write.restore(id)),
  }
}
