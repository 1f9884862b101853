import { useQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useCalls } from '../../shared/calls.tsx'
import { isFirstAnswerWaiting } from '../../shared/first-answer.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import type { ButtonLook } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import css from './message-link.module.css'
import { unreadQuery } from './messages.queries.ts'

type Props = {
  affiliateId: number
  enrolmentId: string
  /** The student; without one, the reader is. */
  name?: string
  look?: ButtonLook | undefined
}

/** LE-07: leads to the conversation of an enrollment, and says what is new in it. */
export function MessageLink({ affiliateId, enrolmentId, name, look }: Props) {
  const { t } = useTranslator('messages')
  const { data } = useQuery(unreadQuery(useCalls(), affiliateId))
  const thread = data?.find((each) => each.enrolmentId === enrolmentId)
  // Colleagues see the students of the dive center, but not what they write to their instructor.
  if (data && !thread) return null
  const unread = thread?.unread ?? 0
  return (
    <span className={css.link}>
      <ButtonLink
        icon={MessageCircle}
        size={name === undefined ? 'md' : 'sm'}
        to={paths.messages(enrolmentId)}
        {...look}
      >
        {name === undefined ? t('messages.write') : t('messages.writeTo', { name })}
      </ButtonLink>
      {unread > 0 && (
        <Badge icon={MessageCircle} tone="info">
          {t('messages.unread', { count: unread })}
        </Badge>
      )}
    </span>
  )
}

/** Whether it isn't known yet which students the reader may write to. */
export function useIsMessageLinkWaiting(affiliateId: number): boolean {
  useTranslator('messages')
  return isFirstAnswerWaiting(useQuery(unreadQuery(useCalls(), affiliateId)))
}
