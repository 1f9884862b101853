import type { UseQueryResult } from '@tanstack/react-query'

/**
 * Whether the rest of a page should wait for this answer. After a first failure it doesn't: anyone who can't reach the
 * server shouldn't wait for the retries, and parts that appear ask again.
 */
export const isFirstAnswerWaiting = ({
  isLoading,
  failureCount,
  errorUpdateCount,
}: Pick<UseQueryResult, 'isLoading' | 'failureCount' | 'errorUpdateCount'>): boolean =>
  isLoading && failureCount + errorUpdateCount === 0
