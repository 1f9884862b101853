import type { CertificationWire } from '@fathom/contract/certifications'
import { CARD_GROUPS } from '@fathom/domain/certifications'
import type { UseQueryResult } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import CreditCard from 'lucide-react/icons/credit-card'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { CardThumb } from './card/card-front.tsx'
import css from './certifications.module.css'
import { groupName } from './group-name.ts'
import { CardsFailed, CardsLoading, NoCards } from './no-cards.tsx'

/** RT-02, VA-12: the core levels first, then the others under their own heading. */
export function CertificationList({ list }: { list: UseQueryResult<CertificationWire[]> }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const { data } = list
  if (!data)
    return list.isError || list.fetchStatus === 'paused' ? <CardsFailed query={list} /> : <CardsLoading />
  if (data.length === 0) return <NoCards />
  return CARD_GROUPS.map((group) => {
    const held = data.filter(({ cardGroupCode }) => cardGroupCode === group)
    if (held.length === 0) return null
    return (
      <Card key={group} title={t(`certifications-cards.group.${groupName(group)}`)}>
        <List>
          {held.map((each) => (
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
          <Standing of={certification} />
        </span>
      }
      title={title}
      to={hasECard ? paths.ecard(licenseID, String(levelID)) : paths.noEcard(String(levelID))}
    />
  )
}

/** Renders nothing when everything is fine and the card exists. */
function Standing({ of }: { of: CertificationWire }) {
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
