import type { LogType } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../../shared/ui/surface/page-header.tsx'

const PARTS = ['12rem', '9rem', '16rem'] as const

export function FormSkeleton({ logType }: { logType: LogType }) {
  const { t } = useTranslator('logbook-form')
  return (
    <>
      <PageHeader title={t(`logbook-form.title.${logType}`)} />
      <Loading label={t('logbook-form.loading')}>
        {PARTS.map((height) => (
          <Card key={height}>
            <Skeleton shape="title" width="10rem" />
            <Skeleton height={height} shape="block" />
          </Card>
        ))}
      </Loading>
    </>
  )
}
