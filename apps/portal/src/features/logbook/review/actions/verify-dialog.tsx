import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../../shared/ui/overlay/dialog.tsx'
import css from '../review.module.css'
import type { Sent } from '../review.queries.ts'

type Props = {
  sent: readonly Sent[] | undefined
  notice: ReactNode
  onVerify: () => void
  onClose: () => void
}

/** A verified log is sealed and can't be undone, so this asks first: whose dives, and how many. */
export function VerifyDialog({ sent, notice, onVerify, onClose }: Props) {
  const { t } = useTranslator('logbook-review')
  const count = sent?.length ?? 0
  return (
    <Dialog
      actions={
        <>
          <Button icon={BadgeCheck} kind="primary" onClick={onVerify}>
            {t('logbook-review.verifyChosen', { count })}
          </Button>
          <Button data-first-focus={true} onClick={onClose}>
            {t('logbook-review.keep')}
          </Button>
        </>
      }
      onClose={onClose}
      open={sent !== undefined}
      role="alertdialog"
      title={t('logbook-review.verifyTitle', { count })}
    >
      <p>{t('logbook-review.verifyText')}</p>
      <ul className={css.asked}>
        {sent?.map(({ log, student }) => (
          <li key={`${log.affiliateId} ${log.id}`}>
            <bdi>{student}</bdi>, <bdi>{log.title}</bdi>
          </li>
        ))}
      </ul>
      {notice}
    </Dialog>
  )
}
