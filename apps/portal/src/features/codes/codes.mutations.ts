import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { isOnline } from '../../shared/connection.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { CODES_KEY } from './codes.queries.ts'

/** Thrown before any call is made. */
export class Offline extends Error {}

/** Actions on a code fail at once when offline, instead of running later when the owner no longer looks. */
export const onlineOnly = <Input, Answer>(action: (input: Input) => Promise<Answer>) => ({
  networkMode: 'always' as const,
  mutationFn: async (input: Input): Promise<Answer> => {
    if (!isOnline()) throw new Offline()
    return action(input)
  },
})

/** Redeeming or sharing a code changes the lists of codes, the courses and the club membership. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    for (const queryKey of [['training'], ['club']]) void client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: CODES_KEY })
  }
}

type Redeeming = { code: string; specialty?: string }

/** CA-24. A second press after a lost answer is the same call and gets the same answer. */
export function useRedeem(onRedeemed: (redeemed: RedeemedWire) => void) {
  const { http } = useCalls()
  const changed = useChanged()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    ...onlineOnly(({ code, specialty }: Redeeming) => {
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

/** Claims a code that was offered to me. */
export function useClaim(onClaimed: () => void = () => undefined) {
  const { t } = useTranslator('codes')
  const { http } = useCalls()
  const changed = useChanged()
  return useMutation({
    ...onlineOnly((token: string) =>
      http.post<AccessCodeWire>('pro', 'codes/shares/{token}/claim', { params: { token } }),
    ),
    onSuccess: async ({ title }) => {
      await changed()
      showToast({ text: t('codes.offered.claimed', { title }) })
      onClaimed()
    },
    onError: changed,
  })
}
