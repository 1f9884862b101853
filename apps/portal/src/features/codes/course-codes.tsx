import { useQuery } from '@tanstack/react-query'
import Ticket from 'lucide-react/icons/ticket'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { courseCodesQuery } from './codes.queries.ts'

/** My codes for this course; renders nothing if I have none. */
export function CourseCodes({ packageId }: { packageId: string }) {
  const { t, locale } = useTranslator('codes')
  const { data: codes = [] } = useQuery(courseCodesQuery(useCalls(), packageId, locale))
  const mine = codes.filter(({ shared }) => !shared)
  if (mine.length === 0) return null
  return (
    <Card title={t('codes.title')}>
      <List>
        {mine.map(({ couponCode, certificationName }) => (
          <ListRow
            end={<ButtonLink to={paths.codes({ code: couponCode })}>{t('codes.row.redeem')}</ButtonLink>}
            key={couponCode}
            lead={<Tile icon={Ticket} />}
            text={certificationName}
            title={<bdi>{couponCode}</bdi>}
          />
        ))}
      </List>
    </Card>
  )
}
