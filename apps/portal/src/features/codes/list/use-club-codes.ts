import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useChanged } from '../use-changed.ts'

/**
 * ST-10: applies unredeemed club codes automatically, trying each once; `retry` is for the person to press.
 */
export function useClubCodes(codes: readonly AccessCodeWire[] | undefined) {
  const { http } = useCalls()
  const changed = useChanged()
  const tried = useRef('')
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => http.post<RedeemedWire[]>('pro', 'codes/club/apply'),
    onSuccess: changed,
  })
  const waiting = (codes ?? [])
    .filter(({ kind, shared }) => kind === 'club' && !shared)
    .map(({ couponCode }) => couponCode)
    .join()
  useEffect(() => {
    if (waiting === '' || waiting === tried.current) return
    tried.current = waiting
    mutate()
  }, [waiting, mutate])
  return {
    applied: data ?? [],
    isApplying: isPending,
    hasFailed: isError && waiting !== '',
    retry: () => mutate(),
  }
}
