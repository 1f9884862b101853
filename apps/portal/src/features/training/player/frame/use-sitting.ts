import type { LaunchWire } from '@fathom/contract/training'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { markInFlight } from '../../../../shared/offline/in-flight.ts'
import { leaveWaiting } from '../../../../shared/offline/waiting/waiting-mark.ts'
import { sendReport } from '../outbox/send-report.ts'
import { createSender } from '../outbox/sender.ts'
import { deviceSittings, type StoredSitting, sittingLock } from '../outbox/stored-sitting.ts'

/** Retry interval while reports are pending, because the connection may return without an event. */
const AGAIN_MS = 15_000

/** One sitting of a lesson: sends its reports, or stores them on this device until it can. */
export function useSitting({ attempt }: LaunchWire, affiliateId: number, pending: StoredSitting | undefined) {
  const calls = useCalls()
  const [{ sender, sitting }] = useState(() => {
    const kept = pending ?? newSitting(attempt, affiliateId)
    return { sitting: kept.sitting, sender: createSender(kept, deviceSittings, sendReport(calls)) }
  })
  const state = useSyncExternalStore(sender.subscribe, sender.state)
  useEffect(() => {
    const letGo = markInFlight(sittingLock(sitting))
    return () => {
      letGo()
      leaveWaiting()
    }
  }, [sitting])
  useEffect(() => {
    if (state.kind !== 'waiting') return
    const again = () => void sender.flush()
    if (pending) again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [sender, state.kind, pending])
  return { sender, state }
}

function newSitting({ attemptId, version }: LaunchWire['attempt'], affiliateId: number): StoredSitting {
  const begunAt = new Date().toISOString()
  return { sitting: crypto.randomUUID(), affiliateId, attemptId, version, sequence: 0, reports: [], begunAt }
}
