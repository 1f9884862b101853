import type { OfferedWire, PassedOnWire } from '@fathom/contract/codes'
import { useQuery } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'
import Send from 'lucide-react/icons/send'
import Ticket from 'lucide-react/icons/ticket'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { Refused } from '../actions/refused.tsx'
import { sharesQuery } from '../codes.queries.ts'
import { useClaim } from './use-claim.ts'

type Props = {
  affiliateId: number
  part: 'offered' | 'passedOn'
  /** The offer that is already on the screen. */
  except?: string | undefined
}

/** What others offer me, or what I have shared; renders nothing if the list is empty. */
export function Shares({ affiliateId, part, except }: Props) {
  const { locale } = useTranslator('codes')
  const { data } = useQuery(sharesQuery(useCalls(), affiliateId, locale))
  if (!data) return null
  const offered = data.offered.filter(({ token }) => token !== except)
  if (part === 'offered') return offered.length > 0 && <Offered shares={offered} />
  return data.passedOn.length > 0 && <PassedOn shares={data.passedOn} />
}

function Offered({ shares }: { shares: readonly OfferedWire[] }) {
  const { t, formatDay } = useTranslator('codes')
  const claim = useClaim()
  return (
    <Card title={t('codes.offered.title')}>
      <List>
        {shares.map(({ token, title, sender, sharedAt }) => (
          <ListRow
            end={
              <Button
                aria-label={t('codes.offered.claimNamed', { title })}
                busy={claim.isPending && claim.variables === token}
                kind="soft"
                onClick={() => claim.mutate(token)}
                size="sm"
              >
                {t('codes.offered.claim')}
              </Button>
            }
            key={token}
            lead={<Tile icon={Gift} />}
            text={t('codes.offered.from', { sender, date: formatDay(new Date(sharedAt)) })}
            title={title}
          />
        ))}
      </List>
      <Refused error={claim.error} />
    </Card>
  )
}

function PassedOn({ shares }: { shares: readonly PassedOnWire[] }) {
  const { t, formatDay } = useTranslator('codes')
  return (
    <Card title={t('codes.passedOn.title')}>
      <List>
        {shares.map(({ couponCode, title, how, email, at }) => (
          <ListRow
            key={couponCode + at}
            lead={<Tile icon={how === 'code' ? Ticket : Send} tone="plain" />}
            text={t(`codes.passedOn.${how}`, { email: email ?? '', date: formatDay(new Date(at)) })}
            title={title}
          />
        ))}
      </List>
    </Card>
  )
}
