import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { holderQuery } from './desk.queries.ts'

/** Whose number it is, so that nothing is done to someone else by a wrong digit. */
export function Holder({ number }: { number: string }) {
  const { t, formatId, formatNumber } = useTranslator('certifications-desk')
  const found = useQuery(holderQuery(useCalls(), number))
  if (isNobody(found.error)) return <p role="status">{t('certifications-desk.fault.no-person')}</p>
  if (!found.data) return null
  const { affiliateId, name, birthYear } = found.data
  return (
    <p role="status">
      <b>
        <bdi>{name}</bdi>
      </b>
      {' · '}
      <bdi>{formatId(affiliateId)}</bdi>
      {birthYear !== null &&
        ` · ${t('certifications-desk.born', { year: formatNumber(birthYear, { useGrouping: false }) })}`}
    </p>
  )
}

export const isNobody = (error: unknown) => error instanceof CallFailed && error.status === 404
