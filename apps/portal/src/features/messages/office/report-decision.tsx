import type { AttachmentWire, MessageReportWire } from '@fathom/contract/messages'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { type RefObject, useLayoutEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import thread from '../thread/thread.module.css'

type Props = {
  report: MessageReportWire
  isLocked: boolean
  keys: RefObject<{ approve?: () => void; refuse?: () => void }>
  onDecided: (isOver: boolean) => void
}

/** LE-07: a reported message, and that it is dealt with. */
export function ReportDecision({ report, isLocked, keys, onDecided }: Props) {
  const { t, formatMoment, formatId } = useTranslator('messages-office', 'messages')
  const settle = useSettle(report.id, onDecided)
  const isOpen = report.settledAt === null
  useLayoutEffect(() => {
    keys.current = isOpen && !isLocked ? { approve: () => settle.mutate() } : {}
    return () => {
      keys.current = {}
    }
  })
  const at = new Date(report.reportedAt)
  const person = ({ name, affiliateId }: MessageReportWire['author']) => (
    <bdi>
      {name || t('messages.former')} ({formatId(affiliateId)})
    </bdi>
  )
  return (
    <Card aside={formatMoment(at)} title={t(`messages.reason.${report.reason}`)}>
      <div className={thread.report}>
        <blockquote className={thread.text} dir="auto">
          {report.text}
        </blockquote>
        {report.attachments.map((file) => (
          <ReportedFile file={file} key={file.id} reportId={report.id} />
        ))}
        <Facts>
          <Fact name={t('messages-office.author')}>{person(report.author)}</Fact>
          <Fact name={t('messages-office.reporter')}>{person(report.reporter)}</Fact>
          <Fact name={t('messages-office.student')}>
            {person(report.student)}{' '}
            {report.isMinor && (
              <Badge icon={Eye} tone="warn">
                {t('messages-office.minor')}
              </Badge>
            )}
          </Fact>
          {report.note && (
            <Fact name={t('messages-office.note')}>
              <span dir="auto">{report.note}</span>
            </Fact>
          )}
        </Facts>
        {isOpen && (
          <Button busy={settle.isPending} disabled={isLocked} kind="primary" onClick={() => settle.mutate()}>
            {t('messages-office.settle')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function useSettle(reportId: string, onDecided: (isOver: boolean) => void) {
  const { http } = useCalls()
  const { t } = useTranslator('messages-office')
  return useMutation({
    mutationFn: () => http.post('learning', 'messages/reports/{reportId}/settle', { params: { reportId } }),
    onSuccess: () => onDecided(true),
    onError: () => {
      showToast({ text: t('messages-office.settleFailed') })
      onDecided(false)
    },
  })
}

function ReportedFile({ reportId, file }: { reportId: string; file: AttachmentWire }) {
  const { t } = useTranslator('messages')
  const { http } = useCalls()
  const { id, name } = file
  const save = async () => {
    try {
      const path = 'messages/reports/{reportId}/attachments/{id}'
      saveFile(await http.download('learning', path, { params: { reportId, id } }), name)
    } catch {
      showToast({ text: t('messages.saveFailed') })
    }
  }
  return (
    <Button icon={Download} onClick={() => void save()} size="sm">
      {t('messages.save', { name })}
    </Button>
  )
}
