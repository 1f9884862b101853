import type { AffiliationWire } from '@fathom/contract/dsd'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useNavigate } from '../../../shared/router/index.ts'
import { DSD_KEY } from '../dsd.queries.ts'
import { LEARNING_PATH } from '../path-of-step.ts'
import { pauseAfter } from './growing-pause.ts'
import type { Guest } from './guest.ts'
import { isUnreached } from './is-unreached.ts'

/** CA-35: requests the material unless that was done before, and opens the lessons when they are ready. */
export function usePreparing({ checkpoint, progress }: Guest) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { http } = useCalls()
  const { preparation, forms } = progress
  const ask = useMutation({
    mutationFn: () => {
      const { storeNumber, memberNumber } = checkpoint
      const body = { storeNumber, memberNumber, documentId: forms.release?.documentId }
      return http.post<AffiliationWire>('dsd', 'CreateDdsAffiliation', { body })
    },
    // The request is idempotent, so it is retried until the server is back.
    retry: (_failures, error) => isUnreached(error),
    retryDelay: pauseAfter,
    onSettled: () => queries.invalidateQueries({ queryKey: DSD_KEY }),
  })
  const { mutate, isIdle } = ask
  const isUnasked = preparation === null && isIdle
  useEffect(() => {
    if (isUnasked) mutate()
  }, [isUnasked, mutate])
  const isReady = preparation?.state === 'ready'
  useEffect(() => {
    if (!isReady) return
    void queries.invalidateQueries({ queryKey: ['training'] })
    void navigate(LEARNING_PATH, { replace: true })
  }, [isReady, navigate, queries])
  const isFailed = preparation ? preparation.state === 'failed' : ask.isError
  return {
    isReady,
    isFailed: isFailed && !ask.isPending,
    isAsking: ask.isPending,
    isUnheard: ask.isPending && ask.failureCount > 0,
    error: ask.error,
    ask: () => ask.mutate(),
  }
}
