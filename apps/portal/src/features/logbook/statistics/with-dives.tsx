import { countedDives, type DatedLog, type UnitSystem } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useLogbook } from '../device/logbook.queries.ts'
import { LogbookFailed } from '../device/logbook-failed.tsx'
import { useUnit } from '../unit-preference.ts'

type Props = {
  affiliateId: number
  /** For a diver without a finished dive. */
  empty: { title: string; text: string }
  children: (dives: readonly DatedLog[], unit: UnitSystem) => ReactNode
}

/** The finished dives once all of them are on the device: every figure would be too low before. */
export function WithDives({ affiliateId, empty, children }: Props) {
  const { t } = useTranslator('logbook-list')
  const logbook = useLogbook(affiliateId)
  const unit = useUnit()
  const all = logbook.data?.dives
  const dives = useMemo(() => all && countedDives(all.map(({ log }) => log)), [all])
  if (!dives && logbook.isError) return <LogbookFailed logbook={logbook} />
  if (!dives || !unit)
    return (
      <Loading label={t('logbook-list.loading')}>
        <Skeleton height="19rem" shape="block" />
      </Loading>
    )
  if (logbook.data?.storing) return <Card>{t('logbook-list.totals.later')}</Card>
  if (dives.length > 0) return children(dives, unit)
  return (
    <Card>
      <EmptyState
        action={
          <ButtonLink icon={Plus} kind="primary" to={paths.logDive()}>
            {t('logbook-list.log')}
          </ButtonLink>
        }
        drawing={slate}
        title={empty.title}
      >
        {empty.text}
      </EmptyState>
    </Card>
  )
}
