import type { LogType } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { PageHead } from '../../../../shared/ui/surface/page-head.tsx'

const PARTS = ['12rem', '9rem', '16rem'] as const

export function FormBones({ logType }: { logType: LogType }) {
  const { t } = useTranslator('logbook-form')
  return (
    <>
      <PageHead title={t(`logbook-form.title.${logType}`)} />
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
