import type { FormListingWire } from '@fathom/contract/forms'
import { useTranslator } from '../../../shared/i18n/index.ts'

/** Who has to respond, until when their link is valid, and what the physician decided. */
export function useAwaitedWords(form: FormListingWire): string[] {
  const { t, formatDate } = useTranslator('forms')
  const link = (who: 'physician' | 'guardian', ends: string | null) =>
    ends
      ? t(`forms.list.${who}.until`, { date: formatDate(new Date(ends), 'long') })
      : t(`forms.list.${who}.noLink`)
  const { physician, physicianLinkEnds, isGuardianAwaited, guardianLinkEnds } = form
  const words: string[] = []
  if (physician === 'awaited') words.push(link('physician', physicianLinkEnds))
  if (physician === 'approved') words.push(t('forms.list.physician.approved'))
  if (physician === 'declined') words.push(t('forms.list.physician.declined'))
  if (isGuardianAwaited) words.push(link('guardian', guardianLinkEnds))
  return words
}
