import type { RedeemedWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { onlineOnly } from '../online-only.ts'
import { useChanged } from '../use-changed.ts'

type Wish = { code: string; specialty?: string }

/** CA-24. A second press after a lost answer is the same call and gets the same answer. */
export function useRedeem(onRedeemed: (redeemed: RedeemedWire) => void) {
  const { http } = useCalls()
  const changed = useChanged()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    ...onlineOnly(({ code, specialty }: Wish) => {
      const key = keys.current.get(code) ?? crypto.randomUUID()
      keys.current.set(code, key)
      const path = specialty ? 'codes/{code}/redeem/specialty' : 'codes/{code}/redeem'
      return http.post<RedeemedWire>('pro', path, {
        params: { code },
        ...(specialty && { query: { packageid: specialty } }),
        idempotencyKey: key,
      })
    }),
    onSuccess: async (redeemed) => {
      onRedeemed(redeemed)
      await changed()
    },
  })
}
