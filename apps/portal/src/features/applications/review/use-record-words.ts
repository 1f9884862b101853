import { useTranslator } from '../../../shared/i18n/index.ts'
import type { Prerequisite } from '../summary/prerequisite-rows.tsx'

/** What our records show about a prerequisite, worded for a reviewer. */
export function useRecordWords(): (prerequisite: Prerequisite) => string {
  const { t } = useTranslator('applications')
  return ({ code, has, isMet }) => {
    if (code === 'dives') return t('applications.review.records.dives', { has: has ?? 0 })
    if (code !== 'age') return t(`applications.review.records.${isMet ? 'card' : 'noCard'}`)
    return has === null
      ? t('applications.review.records.noAge')
      : t('applications.review.records.age', { has })
  }
}
