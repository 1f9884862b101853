import type { CertificationWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleX from 'lucide-react/icons/circle-x'
import { type FormEvent, useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from '../certifications.module.css'
import officeCss from './office.module.css'
import { cardsOfQuery, OFFICE_KEY, withdraw } from './office.queries.ts'

const DIGITS = /^\d{1,9}$/

/** Finds a person's cards by member number; each can be withdrawn. */
export function WithdrawCard() {
  const { t } = useTranslator('certifications-office')
  const [affiliateId, setAffiliateId] = useState<string>()
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    setIsWrong(!DIGITS.test(typed))
    setAffiliateId(DIGITS.test(typed) ? typed : undefined)
  }
  return (
    <Card title={t('certifications-office.withdraw.title')}>
      <div className={css.stack}>
        <p className={css.quiet}>{t('certifications-office.withdraw.lead')}</p>
        <form className={officeCss.find} noValidate={true} onSubmit={submit}>
          <Field
            error={isWrong && t('certifications-office.withdraw.digits')}
            label={t('certifications-office.withdraw.number')}
          >
            <TextInput autoComplete="off" dir="ltr" inputMode="numeric" maxLength={12} name="number" />
          </Field>
          <Button type="submit">{t('certifications-office.withdraw.find')}</Button>
        </form>
        {affiliateId && <PersonCards affiliateId={affiliateId} key={affiliateId} />}
      </div>
    </Card>
  )
}

function PersonCards({ affiliateId }: { affiliateId: string }) {
  const { t, locale } = useTranslator('certifications-office')
  const cards = useQuery(cardsOfQuery(useCalls(), affiliateId, locale))
  const [chosen, setChosen] = useState<CertificationWire>()
  if (!cards.data && (cards.isError || cards.fetchStatus === 'paused'))
    return (
      <Banner icon={CircleAlert} live="alert" tone="bad">
        {t('certifications-office.withdraw.failed')}
      </Banner>
    )
  if (!cards.data)
    return (
      <Loading label={t('shell.loading.page')}>
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  return (
    <>
      <p className={css.quiet} role="status">
        {cards.data.length === 0 && t('certifications-office.withdraw.none')}
      </p>
      <List>
        {cards.data.map((card) => (
          <PersonCard card={card} key={card.licenseID} onWithdraw={() => setChosen(card)} />
        ))}
      </List>
      <WithdrawDialog card={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}

function PersonCard({ card, onWithdraw }: { card: CertificationWire; onWithdraw: () => void }) {
  const { t } = useTranslator('certifications-office', 'certifications-cards')
  const { title, licenseID, standing } = card
  return (
    <ListRow
      end={
        standing === 'revoked' ? (
          <Badge icon={CircleX} tone="bad">
            {t('certifications-cards.standing.revoked')}
          </Badge>
        ) : (
          <Button
            aria-label={t('certifications-office.withdraw.named', { title })}
            kind="quiet"
            onClick={onWithdraw}
            size="sm"
          >
            {t('certifications-office.withdraw.action')}
          </Button>
        )
      }
      text={<bdi>{licenseIdShown(licenseID)}</bdi>}
      title={title}
    />
  )
}

/** The limit in the contract. */
const LONGEST_REASON = 300

type WithdrawDialogProps = { card: CertificationWire | undefined; onClose: () => void }

/** This can't be undone, so it asks for confirmation and a reason. */
function WithdrawDialog({ card, onClose }: WithdrawDialogProps) {
  const { t } = useTranslator('certifications-office')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (card) setReason('')
    setIsMissing(false)
  }, [card])
  const action = useWithdraw(onClose)
  const confirm = () => {
    setIsMissing(!reason.trim())
    if (card && reason.trim()) action.mutate({ licenseID: card.licenseID, reason })
  }
  return (
    <ConfirmDialog
      busy={action.isPending}
      confirmLabel={t('certifications-office.withdraw.action')}
      destructive
      keepLabel={t('certifications-office.withdraw.keep')}
      onConfirm={confirm}
      onKeep={onClose}
      open={card !== undefined}
      title={t('certifications-office.withdraw.ask', { title: card?.title ?? '' })}
    >
      <div className={css.stack}>
        <p>{t('certifications-office.withdraw.sure')}</p>
        <Field
          error={isMissing && t('certifications-office.withdraw.reasonMissing')}
          label={t('certifications-office.withdraw.reason')}
        >
          <TextArea
            maxLength={LONGEST_REASON}
            onChange={(event) => setReason(event.target.value)}
            rows={2}
            value={reason}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}

function useWithdraw(onDone: () => void) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: ({ licenseID, reason }: { licenseID: string; reason: string }) =>
      withdraw(calls, licenseID, reason),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: OFFICE_KEY })
      showToast({ text: t('certifications-office.withdraw.done') })
      onDone()
    },
    onError: () => showToast({ text: t('certifications-office.withdraw.notDone') }),
  })
}
