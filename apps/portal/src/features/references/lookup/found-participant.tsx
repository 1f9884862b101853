import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import type { Participant, ParticipantKind } from './look-up.ts'

type Props = { found: Participant; kind: ParticipantKind; action: ReactNode }

/** The person or store that was found, with the public data only (EN-12). */
export function FoundParticipant({ found, kind, action }: Props) {
  const { t, locale, formatNumber } = useTranslator('profile')
  const { addressLine1, city, countryId } = found.address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  const place = [addressLine1, city || found.city, country].filter(Boolean).join(', ')
  const credit = found.availableCredit
  return (
    <List label={t('profile.lookup.found')}>
      <ListRow
        end={action}
        lead={kind === 'store' ? <Tile icon={Store} /> : <Avatar name={found.name} />}
        text={
          <>
            <bdi>{place}</bdi>
            {credit !== null && <> · {t('profile.lookup.credit', { amount: formatNumber(credit) })}</>}
          </>
        }
        title={<bdi>{found.name}</bdi>}
      />
    </List>
  )
}
