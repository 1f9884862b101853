import type { CertificationCardWire, CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { CARD_GROUPS, type CardGroup } from '@fathom/domain/certifications'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import CreditCard from 'lucide-react/icons/credit-card'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { AsOf } from '../../shared/offline/as-of.tsx'
import { paths } from '../../shared/paths.ts'
import { priceText } from '../../shared/price-text.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { useOnline } from '../../shared/use-online.ts'
import { CardFan } from './card/card-fan.tsx'
import { CardThumb } from './card/card-front.tsx'
import stageCss from './card/card-stage.module.css'
import { CardStage } from './card/card-stage.tsx'
import css from './certifications.module.css'
import {
  catalogueQuery,
  certificationsQuery,
  eCardsQuery,
  type Holder,
  topCardsQuery,
} from './certifications.queries.ts'
import { FreeCard } from './free-card.tsx'
import { CardsFailed, CardsLoading, NoCards } from './no-cards.tsx'
import { CARDS } from './offline/stored-cards.ts'
import { PhotoCard } from './photo/photo-card.tsx'
import { ReplacementCard } from './replacement/replacement-card.tsx'

/** RT-02, SC-08: certifications, the photo on the cards, and cards to order. */
export function CertificationsScreen({ holder }: { holder: Holder }) {
  const [query, setQuery] = useSearchParams()
  const { affiliateId } = holder
  const { list, instead } = useCertifications(holder)
  // The URL only sets the initial value, so that the dialog doesn't wait for the router.
  const [ordering, setOrdering] = useState(query.get('order') ?? undefined)
  const order = (licenseID: string | undefined) => {
    setOrdering(licenseID)
    if (query.has('order')) setQuery({}, { replace: true })
  }
  return (
    <>
      {instead && <OfflineCards affiliateId={affiliateId} cards={instead} list={list} />}
      <div className={css.columns}>
        <div className={css.column}>
          {!instead && <CertificationList list={list} />}
          <FreeCard affiliateId={affiliateId} />
        </div>
        <div className={css.column}>
          <PhotoCard affiliateId={affiliateId} />
          <ReplacementCard holder={holder} onOrder={order} ordering={ordering} />
        </div>
      </div>
      {!instead && <TopCards affiliateId={affiliateId} />}
      {list.data && <CatalogueFold />}
    </>
  )
}

/**
 * The list and, if it fails to load, the cards. The cards are fetched right away, so that they're stored on
 * this device.
 */
function useCertifications(holder: Holder) {
  const { locale } = useTranslator('certifications')
  const calls = useCalls()
  const list = useQuery(certificationsQuery(calls, holder, locale))
  const { data = [] } = useQuery(eCardsQuery(calls, holder, locale))
  const [first, ...others] = data
  // Not `isError`, which is reset during a refetch: a card that is being shown to someone must stay.
  const isMissing = !list.data && (list.errorUpdateCount > 0 || list.fetchStatus === 'paused')
  return { list, instead: isMissing && first ? ([first, ...others] as const) : undefined }
}

/** CA-51: the five most shown cards, one tap away. */
function TopCards({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('certifications')
  const { data: cards = [] } = useQuery(topCardsQuery(useCalls(), affiliateId, locale))
  return cards.length > 0 ? <CardFan cards={cards} title={t('certifications.cards.title')} /> : null
}

/** What each card costs, on demand: someone new is invited to a course first. */
function CatalogueFold() {
  const { t } = useTranslator('certifications')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={stageCss.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('certifications.catalogue.title')}
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && <Catalogue />}
    </details>
  )
}

/** CA-53: all available eCards with their prices. */
function Catalogue() {
  const translator = useTranslator('certifications', 'certifications-cards')
  const { t, locale } = translator
  const { data: cards = [] } = useQuery(catalogueQuery(useCalls(), locale))
  return CARD_GROUPS.map((group) => {
    const ofGroup = cards.filter(({ cardGroupCode }) => cardGroupCode === group)
    if (ofGroup.length === 0) return null
    const title = t(`certifications-cards.group.${groupName(group)}`)
    return (
      <section aria-label={title} className={stageCss.section} key={group}>
        <h2 className={stageCss.heading}>{title}</h2>
        <ul className={stageCss.fan}>
          {ofGroup.map((card) => (
            <li key={card.levelID}>
              <CardThumb card={drawn(card)} />
              <p className={stageCss.price}>
                <bdi>{priceText(translator, card.price)}</bdi>
              </p>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** A card without a holder has no number yet, so its level seeds the seabed. */
const drawn = (card: CertificationCardWire) => ({ ...card, licenseID: String(card.levelID), certDate: null })

/** RT-02, VA-12: the core levels first, then the others under their own heading. */
function CertificationList({ list }: { list: UseQueryResult<CertificationWire[]> }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const { data } = list
  if (!data)
    return list.isError || list.fetchStatus === 'paused' ? <CardsFailed query={list} /> : <CardsLoading />
  if (data.length === 0) return <NoCards />
  return CARD_GROUPS.map((group) => {
    const ofGroup = data.filter(({ cardGroupCode }) => cardGroupCode === group)
    if (ofGroup.length === 0) return null
    return (
      <Card key={group} title={t(`certifications-cards.group.${groupName(group)}`)}>
        <List>
          {ofGroup.map((each) => (
            <Row certification={each} key={each.licenseID} />
          ))}
        </List>
      </Card>
    )
  })
}

function Row({ certification }: { certification: CertificationWire }) {
  const { t, formatDay } = useTranslator('certifications', 'certifications-cards')
  const { title, certDate, licenseID, levelID, eCardStockID, noECardReason } = certification
  const hasECard = eCardStockID !== null && noECardReason === null
  return (
    <ListRow
      lead={
        <span className={css.thumb}>
          <CardThumb card={certification} />
        </span>
      }
      text={
        <span className={css.facts}>
          {certDate
            ? t('certifications-cards.certified', { date: formatDay(certDate) })
            : t('certifications.list.noDate')}
          <StatusBadge of={certification} />
        </span>
      }
      title={title}
      to={hasECard ? paths.ecard(licenseID, String(levelID)) : paths.noEcard(String(levelID))}
    />
  )
}

/** Renders nothing when everything is fine and the card exists. */
function StatusBadge({ of }: { of: CertificationWire }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  if (of.standing === 'revoked')
    return (
      <Badge icon={CircleX} tone="bad">
        {t('certifications-cards.standing.revoked')}
      </Badge>
    )
  if (of.standing === 'expired')
    return (
      <Badge icon={Clock} tone="warn">
        {t('certifications-cards.standing.expired')}
      </Badge>
    )
  if (of.noECardReason !== null)
    return (
      <Badge icon={CreditCard} tone="neutral">
        {t('certifications.list.noECard')}
      </Badge>
    )
  return null
}

type GroupName = CardGroup extends `card-group-${infer Name}` ? Name : never

/** The text key of a group. */
const groupName = (group: CardGroup): GroupName => group.slice('card-group-'.length) as GroupName

type Props = {
  cards: readonly [ECardWire, ...ECardWire[]]
  affiliateId: number
  /** The list that failed to load. */
  list: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** An offline user most likely needs the cards, so they replace the list when it doesn't load. */
function OfflineCards({ cards, affiliateId, list }: Props) {
  const { t } = useTranslator('certifications')
  // Offline, the notice at the top of the page says why.
  const isOnline = useOnline()
  return (
    <div className={css.instead}>
      <CardStage affiliateId={affiliateId} card={cards[0]} />
      <AsOf affiliateId={affiliateId} names={[CARDS]} />
      {isOnline && <ListFailed list={list} />}
      {cards.length > 1 && <CardFan cards={cards} title={t('certifications.all')} />}
    </div>
  )
}

function ListFailed({ list }: Pick<Props, 'list'>) {
  const { t } = useTranslator('certifications')
  return (
    <Banner
      action={
        <Button busy={list.isFetching} onClick={() => void list.refetch()} size="sm">
          {t('shell.error.retry')}
        </Button>
      }
      icon={CircleAlert}
      tone="warn"
    >
      {t('certifications.list.failed')}
    </Banner>
  )
}
