import type { MessageWire } from '@fathom/contract/messages'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import Flag from 'lucide-react/icons/flag'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { refusalWords } from '../outbox/refusal-words.ts'
import type { UnsentMessage } from '../outbox/unsent-message.ts'
import { Attachments } from './attachments.tsx'
import { ReportDialog } from './report-dialog.tsx'
import css from './thread.module.css'
import type { ShownThread } from './use-thread.ts'

type Props = {
  thread: ShownThread
  /** Whom the reader writes to. */
  other: string
  onEarlier: (() => void) | undefined
  onRetry: (message: UnsentMessage) => void
  onDiscard: (message: UnsentMessage) => void
}

/** The messages, oldest first; the newest is in view, and screen readers hear it when it arrives. */
export function MessageList({ thread, other, onEarlier, onRetry, onDiscard }: Props) {
  const { t } = useTranslator('messages')
  const { messages, unsent, enrolmentId } = thread
  const newest = unsent.at(-1)?.id ?? messages.at(-1)?.id
  const log = useEndInView(newest)
  if (!newest)
    return (
      <EmptyState drawing={slate} title={t('messages.none')}>
        {thread.refusal === null && t('messages.noneText', { name: other })}
      </EmptyState>
    )
  const lastRead = messages.findLast(({ isOwn, isRead }) => isOwn && isRead)?.id
  return (
    <div
      aria-label={t('messages.log', { name: other })}
      className={css.log}
      ref={log}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable log must be reachable by keyboard
      tabIndex={0}
    >
      {onEarlier && (
        <Button kind="quiet" onClick={onEarlier}>
          {t('messages.earlier')}
        </Button>
      )}
      <ol className={css.messages}>
        {messages.map((message) => (
          <Message
            enrolmentId={enrolmentId}
            isLastRead={message.id === lastRead}
            key={message.id}
            message={message}
          />
        ))}
        {unsent.map((message) => (
          <Unsent key={message.id} message={message} onDiscard={onDiscard} onRetry={onRetry} />
        ))}
      </ol>
    </div>
  )
}

/** The end stays in view while pictures load, until the reader scrolls up. */
function useEndInView(newest: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = log.current
    if (!newest || !box) return
    let isFollowing = true
    let top = 0
    const follow = () => {
      if (isFollowing) box.scrollTo({ top: box.scrollHeight })
    }
    const noteScroll = () => {
      // Content that grows doesn't move what is above it, so only the reader scrolls up.
      if (box.scrollTop < top) isFollowing = false
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) isFollowing = true
      top = box.scrollTop
    }
    const sizes = new ResizeObserver(follow)
    for (const each of [box, ...box.children]) sizes.observe(each)
    box.addEventListener('scroll', noteScroll)
    follow()
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', noteScroll)
    }
  }, [newest])
  return log
}

type MessageProps = { enrolmentId: string; message: MessageWire; isLastRead: boolean }

function Message({ enrolmentId, message, isLastRead }: MessageProps) {
  const { t, formatMoment } = useTranslator('messages')
  const { isOwn, author, text, sentAt, attachments, isReported } = message
  const [isReporting, setIsReporting] = useState(false)
  const at = new Date(sentAt)
  const name = isOwn ? t('messages.you') : author || t('messages.former')
  return (
    <li className={css.message} data-own={isOwn || undefined}>
      <p className={css.about}>
        <bdi className={css.author}>{name}</bdi> <time dateTime={sentAt}>{formatMoment(at)}</time>
      </p>
      <p className={css.text} dir="auto">
        {text}
      </p>
      {attachments.length > 0 && <Attachments enrolmentId={enrolmentId} of={attachments} />}
      {isLastRead && <p className={css.quiet}>{t('messages.isRead')}</p>}
      {isReported && <p className={css.quiet}>{t('messages.reported')}</p>}
      {!isOwn && !isReported && (
        <Button icon={Flag} kind="quiet" onClick={() => setIsReporting(true)} size="sm">
          {t('messages.report.action')}
        </Button>
      )}
      {isReporting && (
        <ReportDialog
          enrolmentId={enrolmentId}
          messageId={message.id}
          onClose={() => setIsReporting(false)}
        />
      )}
    </li>
  )
}

type UnsentProps = Pick<Props, 'onRetry' | 'onDiscard'> & { message: UnsentMessage }

function Unsent({ message, onRetry, onDiscard }: UnsentProps) {
  const { t } = useTranslator('messages')
  const isOnline = useOnline()
  const { text, files, refusal } = message
  return (
    <li className={css.message} data-own={true} data-unsent={true}>
      <p className={css.about}>
        <span className={css.author}>{t('messages.you')}</span>
      </p>
      <p className={css.text} dir="auto">
        {text}
      </p>
      {files.map(({ id, name }) => (
        <p className={css.quiet} key={id}>
          <bdi>{name}</bdi>
        </p>
      ))}
      {refusal === null ? (
        <p className={css.quiet}>{t(isOnline ? 'messages.sending' : 'messages.waiting')}</p>
      ) : (
        <>
          <p className={css.refused}>{refusalWords(t, refusal)}</p>
          <div className={css.actions}>
            <Button onClick={() => onRetry(message)} size="sm">
              {t('shell.error.retry')}
            </Button>
            <Button kind="quiet" onClick={() => onDiscard(message)} size="sm">
              {t('messages.discard')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
