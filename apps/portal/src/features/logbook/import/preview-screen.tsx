import type { ImportWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { useUnit } from '../unit-preference.ts'
import { ChooseDives } from './choose-dives.tsx'
import { importQuery } from './import.queries.ts'
import { ImportResult } from './import-result.tsx'

type Props = { affiliateId: number; importId: string }

/** LO-02, LO-03: what an import holds, before it is accepted and afterwards. */
export function PreviewScreen({ affiliateId, importId }: Props) {
  const { t } = useTranslator('logbook-import')
  const unit = useUnit()
  return (
    <>
      <Crumb to={paths.importDives()}>{t('shell.page.importDives')}</Crumb>
      <Content affiliateId={affiliateId} importId={importId} unit={unit} />
    </>
  )
}

function Content({ affiliateId, importId, unit }: Props & { unit: UnitSystem | undefined }) {
  const { t } = useTranslator('logbook-import')
  const query = useQuery(importQuery(useCalls(), importId))
  const isOnline = useOnline()
  if (query.data && unit) return <Found affiliateId={affiliateId} record={query.data} unit={unit} />
  if (query.error instanceof CallFailed && query.error.status === 404)
    return (
      <Card>
        <EmptyState
          action={<ButtonLink to={paths.importDives()}>{t('shell.page.importDives')}</ButtonLink>}
          drawing={lostCompass}
          level={1}
          title={t('logbook-import.gone.title')}
        >
          {t('logbook-import.gone.text')}
        </EmptyState>
      </Card>
    )
  if (query.isError || (!isOnline && !query.data))
    return (
      <Card>
        <ErrorState
          level={1}
          onRetry={() => void query.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={query.isFetching}
          title={t('logbook-import.failed')}
        >
          {!isOnline && t('logbook-import.offline')}
        </ErrorState>
      </Card>
    )
  return (
    <Loading label={t('logbook-import.loading')}>
      <Skeleton shape="title" />
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
}

const Found = ({
  affiliateId,
  record,
  unit,
}: {
  affiliateId: number
  record: ImportWire
  unit: UnitSystem
}) =>
  record.status === 'preview' ? (
    <ChooseDives affiliateId={affiliateId} record={record} unit={unit} />
  ) : (
    <ImportResult affiliateId={affiliateId} record={record} unit={unit} />
  )
