import type { SentLinkWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MailCheck from 'lucide-react/icons/mail-check'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import css from '../done.module.css'
import { remindOfLink, withdrawLink } from './ask.queries.ts'
import { AskForm } from './ask-form.tsx'

/** A list that was stored by an earlier version has no link. */
type Props = { documentId: string; reader: LinkRole; link: SentLinkWire | null | undefined }

/** TS-01: asks the physician or the guardian by mail. The link itself is never shown here. */
export function AskCard({ documentId, reader, link }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const [isAskingAgain, setIsAskingAgain] = useState(false)
  const [asked, setAsked] = useState(0)
  const [withdrawn, setWithdrawn] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const state = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked > 0) state.current?.focus()
  }, [asked])
  useEffect(() => {
    // Where the card goes with the link, the page's heading says what is next.
    if (withdrawn > 0) (card.current ?? document.querySelector<HTMLElement>('main h2'))?.focus()
  }, [withdrawn])
  const onAsked = () => {
    setIsAskingAgain(false)
    setAsked((times) => times + 1)
  }
  const pending = link && link.state !== 'refused' && link.state !== 'failed' ? link : undefined
  return (
    <Card title={t(`forms-signers.ask.${reader}`)}>
      <div className={css.made} ref={card} tabIndex={-1}>
        {link && (
          <div ref={state} tabIndex={-1}>
            <LinkState link={link} />
          </div>
        )}
        {pending && (
          <PendingActions
            documentId={documentId}
            link={pending}
            onWithdrawn={() => setWithdrawn((times) => times + 1)}
          />
        )}
        {pending && !isAskingAgain ? (
          <div>
            <Button kind="quiet" onClick={() => setIsAskingAgain(true)}>
              {t('forms-signers.ask.again')}
            </Button>
          </div>
        ) : (
          <>
            <p>{t('forms-signers.ask.text')}</p>
            <AskForm documentId={documentId} onAsked={onAsked} reader={reader} />
          </>
        )}
      </div>
    </Card>
  )
}

function LinkState({ link }: { link: SentLinkWire }) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  const { name, email, state } = link
  const day = (moment: string) => formatDay(new Date(moment))
  if (state === 'failed' || state === 'refused')
    return (
      <Banner icon={CircleAlert} tone="bad">
        {state === 'failed'
          ? t('forms-signers.ask.undelivered', { email })
          : t('forms-signers.ask.refused', { name })}
      </Banner>
    )
  return (
    <Banner icon={MailCheck} live="status" tone="ok">
      {link.sentAt
        ? t('forms-signers.ask.sent', { name, email, date: day(link.sentAt), until: day(link.expiresAt) })
        : t('forms-signers.ask.sending', { name, email })}
    </Banner>
  )
}

type PendingProps = { documentId: string; link: SentLinkWire; onWithdrawn: () => void }

function PendingActions({ documentId, link, onWithdrawn }: PendingProps) {
  const { t, formatMoment } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['forms'] })
  const failed = () => showToast({ text: t('forms-signers.ask.failed') })
  const remind = useMutation({
    networkMode: 'always',
    mutationFn: () => remindOfLink(calls, documentId, link.role),
    onSuccess: () => showToast({ text: t('forms-signers.ask.reminded') }),
    onError: failed,
    onSettled: refresh,
  })
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useMutation({
    networkMode: 'always',
    mutationFn: () => withdrawLink(calls, documentId, link.role),
    onSuccess: async () => {
      showToast({ text: t('forms-signers.ask.withdrawn') })
      setIsAsking(false)
      await refresh()
      onWithdrawn()
    },
    onError: () => {
      setIsAsking(false)
      failed()
      return refresh()
    },
  })
  const from = link.remindableFrom === null ? undefined : new Date(link.remindableFrom)
  const isTooEarly = from === undefined || from.getTime() > Date.now()
  return (
    <>
      <div className={css.ways}>
        {!isTooEarly && (
          <Button busy={remind.isPending} onClick={() => remind.mutate()}>
            {t('forms-signers.ask.remind')}
          </Button>
        )}
        <Button busy={withdraw.isPending} onClick={() => setIsAsking(true)}>
          {t('forms-signers.ask.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        busy={withdraw.isPending}
        confirmLabel={t('forms-signers.ask.withdraw')}
        keepLabel={t('forms.fill.back')}
        onConfirm={() => withdraw.mutate()}
        onKeep={() => setIsAsking(false)}
        open={isAsking}
        title={t('forms-signers.ask.withdraw.title')}
      >
        <p>{t('forms-signers.ask.withdraw.text', { name: link.name })}</p>
      </ConfirmDialog>
      {isTooEarly && from && (
        <p className={css.note}>
          {t('forms-signers.ask.remindLater', {
            date: formatMoment(from),
          })}
        </p>
      )}
    </>
  )
}
