import type { ERecordWire } from '@fathom/contract/training'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { MissingCard } from '../dashboard/missing/missing-card.tsx'
import { AboutCard } from './about-card.tsx'
import { DivesCard } from './dives-card.tsx'
import { PartsCard } from './parts-card.tsx'

type Props = {
  record: ERecordWire
  isOwn: boolean
  /** The action available once nothing is missing. */
  action?: ReactNode
}

/** What was done, when and by whom: theory, dives, forms. */
export function RecordBody({ record, isOwn, action }: Props) {
  const { t } = useTranslator('training-record', 'training-records')
  const { missing, dives, name } = record
  const certifiable = isOwn
    ? t('training-records.record.certifiable')
    : t('training-records.record.studentCertifiable', { name })
  return (
    <>
      {record.isCertifiable && !record.certifiedDate && (
        <Banner action={action} icon={BadgeCheck} tone="ok">
          {certifiable}
        </Banner>
      )}
      <AboutCard record={record} />
      <PartsCard report={record} title={t('training-record.theory')} />
      <DivesCard dives={dives} />
      {missing.length > 0 && <MissingCard course={record} isOwn={isOwn} />}
    </>
  )
}
