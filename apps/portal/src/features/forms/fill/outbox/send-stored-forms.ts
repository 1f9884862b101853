import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../../shared/calls.tsx'
import { forgetStored } from './forget-stored.ts'
import { sendWaiting } from './post-signed.ts'
import { deviceSigned } from './signed-form.ts'

let last: Promise<unknown> = Promise.resolve()

/** Sends the waiting forms, one run at a time; returns whether any are left. */
export function sendStoredForms(calls: Calls, client: QueryClient, affiliateId: number): Promise<boolean> {
  const mine = last.then(async () => {
    const { settled, waiting } = await sendWaiting(calls, deviceSigned, affiliateId, forgetStored)
    if (settled + waiting > 0) await client.invalidateQueries({ queryKey: ['forms'] })
    return waiting > 0
  })
  last = mine.catch(() => undefined)
  return mine
}
