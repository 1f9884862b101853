import { MESSAGES_AN_HOUR, WRITE_REFUSALS } from '@fathom/domain/messages'
import type { TranslateWith } from '../../../shared/i18n/i18n.ts'

/** Why the server refuses a message. */
export function refusalWords(t: TranslateWith<'messages'>, problem: string): string {
  const known = WRITE_REFUSALS.find((each) => each === problem)
  if (known) return t(`messages.refused.${known}`)
  if (problem === 'too-many-messages')
    return t('messages.refused.too-many-messages', { count: MESSAGES_AN_HOUR })
  if (problem === 'attachment-damaged') return t('messages.refused.damaged')
  if (problem.startsWith('attachment-')) return t('messages.refused.attachment')
  return problem === 'not-found' ? t('messages.gone') : t('messages.refused.other')
}
