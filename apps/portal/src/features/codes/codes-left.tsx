import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { codesQuery } from './codes.queries.ts'

/** LE-10: how many codes a dive center can still give away. Empty where it has none. */
export function CodesLeft({ affiliateId }: { affiliateId: number }) {
  const { t, locale, formatNumber } = useTranslator('training-center')
  const { data = [] } = useQuery(codesQuery(useCalls(), affiliateId, locale))
  return data.length > 0 && t('training-center.counter.codes', { count: formatNumber(data.length) })
}
