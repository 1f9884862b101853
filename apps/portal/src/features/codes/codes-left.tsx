import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { codesQuery, sharesQuery } from './codes.queries.ts'

/**
 * LE-10: how many codes a dive center can still give away. Empty where it never had one, which is where none is left
 * and none was passed on.
 */
export function CodesLeft({ affiliateId }: { affiliateId: number }) {
  const { t, locale, formatNumber } = useTranslator('training-center')
  const calls = useCalls()
  const { data: codes } = useQuery(codesQuery(calls, affiliateId, locale))
  const shares = useQuery({ ...sharesQuery(calls, affiliateId, locale), enabled: codes?.length === 0 }).data
  if (codes?.length) return t('training-center.counter.codes', { count: formatNumber(codes.length) })
  return shares?.passedOn.length ? t('training-center.counter.noCodes', { count: formatNumber(0) }) : null
}
