import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'

type Prerequisite = ApplicationWire['prerequisites'][number]

/** What account, certifications and logbook say about a prerequisite. */
export function useKnownWords(): (prerequisite: Prerequisite) => string {
  const { t } = useTranslator('applications')
  return ({ code, isMet, has, needed }) => {
    const numbers = { has: has ?? 0, needed: needed ?? 0, left: Math.max((needed ?? 0) - (has ?? 0), 0) }
    if (code === 'age' && has === null) return t('applications.prerequisite.gap.ageUnknown')
    const kind = code === 'age' || code === 'dives' ? code : 'card'
    return t(`applications.prerequisite.${isMet ? 'met' : 'gap'}.${kind}`, numbers)
  }
}
