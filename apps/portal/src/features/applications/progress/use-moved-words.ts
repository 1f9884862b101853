import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'

type Moved = ApplicationWire['history'][number]

/** Who did what, worded for the applicant. The organization acts as one; instructors appear by name. */
export function useMovedWords(): (moved: Moved) => string {
  const { t } = useTranslator('applications')
  return ({ move, role, name }) => {
    if (move === 'cancel' && role === 'applicant') return t('applications.standing.moved.cancelMine')
    return t(`applications.standing.moved.${move}`, { name })
  }
}
