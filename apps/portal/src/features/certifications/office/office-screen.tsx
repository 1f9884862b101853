import type { CertificationWire, OpenReplacementsWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleX from 'lucide-react/icons/circle-x'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from '../certifications.module.css'
import certifications from '../certifications.module.css'
import { AddressLines } from '../replacement/address-lines.tsx'
import officeCss from './office.module.css'
import { cardsOfQuery, moveOrder, openOrdersQuery } from './office.queries.ts'
import { OfficeList } from './office-list.tsx'
import { WaitingPhotos } from './waiting-photos.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What the organization's staff manage about cards: photos, plastic cards and withdrawals. */
export function OfficeScreen() {
  return (
    <div className={css.screen}>
      <WaitingPhotos />
      <OpenOrders />
      <WithdrawCard />
    </div>
  )
}

const DIGITS = /^\d{1,9}$/

/** Finds a person's cards by member number; each can be withdrawn. */
function WithdrawCard() {
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
      <div className={certifications.stack}>
        <p className={certifications.quiet}>{t('certifications-office.withdraw.lead')}</p>
        <form className={officeCss.find} noValidate={true} onSubmit={submit}>
          <Field
            error={isWrong && t('certifications-office.withdraw.digits')}
            label={t('certifications-office.withdraw.number')}
          >
            <TextInput autoComplete="off" dir="ltr" inputMode="numeric" maxLength={12} name="number" />
          </Field>
          <Button type="submit">{t('certifications-office.withdraw.find')}</Button>
        </form>
        {affiliateId && <HeldCards affiliateId={affiliateId} key={affiliateId} />}
      </div>
    </Card>
  )
}

type Order = OpenReplacementsWire[number]

/** The next state of an open order. */
const NEXT = { ordered: 'made', made: 'sent', sent: 'delivered' } as const

/** SC-08: plastic cards to print, mail and mark as delivered. */
function OpenOrders() {
  const { t, locale } = useTranslator('certifications-office')
  const orders = useQuery(openOrdersQuery(useCalls(), locale))
  return (
    <Card title={t('certifications-office.orders.title')}>
      <OfficeList of={orders} words="orders">
        {(open) => (
          <ul className={officeCss.orders}>
            {open.map((order) => (
              <OpenOrder key={order.id} order={order} />
            ))}
          </ul>
        )}
      </OfficeList>
    </Card>
  )
}

function OpenOrder({ order }: { order: Order }) {
  const { t, formatDay } = useTranslator('certifications-office')
  const move = useMove(order)
  const next = order.status in NEXT ? NEXT[order.status as keyof typeof NEXT] : undefined
  const number = `⁨${licenseIdShown(order.licenseID)}⁩`
  const day = formatDay(new Date(order.orderedAt))
  return (
    <li className={officeCss.order}>
      <div>
        <h3 className={officeCss.name}>
          <bdi>{order.name}</bdi>
        </h3>
        <p>{t('certifications-office.orders.line', { title: order.title, number, day })}</p>
        <AddressLines of={order.address} />
      </div>
      {next && (
        <Button busy={move.isPending} onClick={() => move.mutate(next)}>
          {t(`certifications-office.orders.${next}`)}
        </Button>
      )}
    </li>
  )
}

function useMove(order: Order) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t, locale } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: (status: 'made' | 'sent' | 'delivered') => moveOrder(calls, order, status),
    onError: () => showToast({ text: t('certifications-office.orders.notMoved') }),
    onSettled: () => client.invalidateQueries({ queryKey: openOrdersQuery(calls, locale).queryKey }),
  })
}

function HeldCards({ affiliateId }: { affiliateId: string }) {
  const { t, locale } = useTranslator('certifications-office')
  const cards = useQuery(cardsOfQuery(useCalls(), affiliateId, locale))
  const [asked, setAsked] = useState<CertificationWire>()
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
          <Held card={card} key={card.licenseID} onAsk={() => setAsked(card)} />
        ))}
      </List>
      <WithdrawDialog card={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

function Held({ card, onAsk }: { card: CertificationWire; onAsk: () => void }) {
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
            onClick={onAsk}
            size="sm"
          >
            {t('certifications-office.withdraw.deed')}
          </Button>
        )
      }
      text={<bdi>{licenseIdShown(licenseID)}</bdi>}
      title={title}
    />
  )
}
