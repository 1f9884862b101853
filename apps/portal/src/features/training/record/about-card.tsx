import type { ERecordWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import css from './record.module.css'
import { useDay } from './use-day.ts'

/** Whose record it is, who teaches, and the important dates. */
export function AboutCard({ record }: { record: ERecordWire }) {
  const day = useDay()
  const { t } = useTranslator('training-record', 'training-records')
  const { name, birthDate, affiliateId, teacher } = record
  const nobody = t('training-records.record.nobody')
  const dayOf = (at: string | null) => (at ? day(at) : t('training-records.record.open'))
  return (
    <Card title={<bdi>{record.title}</bdi>}>
      <div className={css.about}>
        <Facts>
          <Fact name={t('training-record.person')}>
            <bdi>{name}</bdi>
          </Fact>
          {birthDate && <Fact name={t('training-record.born')}>{day(birthDate)}</Fact>}
          <Fact name={t('training-record.number')}>
            <bdi>{affiliateId}</bdi>
          </Fact>
          <Fact name={t('training-record.store')}>
            <bdi>{teacher.storeName ?? nobody}</bdi>
          </Fact>
        </Facts>
        <Facts>
          <Fact name={t('training-record.instructor')}>
            <bdi>{teacher.memberName ?? nobody}</bdi>
          </Fact>
          <Fact name={t('training-record.enrolled')}>{dayOf(record.enrollmentDate)}</Fact>
          <Fact name={t('training-record.completed')}>{dayOf(record.completedDate)}</Fact>
          <Fact name={t('training-record.certified')}>{dayOf(record.certifiedDate)}</Fact>
        </Facts>
      </div>
    </Card>
  )
}
