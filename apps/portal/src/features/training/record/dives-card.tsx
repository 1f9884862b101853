import type { ERecordWire } from '@fathom/contract/training'
import { SKILLS } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { FoldCard } from './fold-card.tsx'
import css from './record.module.css'
import { useDay } from './use-day.ts'

type Dive = ERecordWire['dives'][number]

/** The dives of the course, and who verified them. */
export function DivesCard({ dives }: { dives: readonly Dive[] }) {
  const { t, formatNumber } = useTranslator('training-record')
  const title = t('training-record.dives')
  const columns = useColumns()
  if (dives.length === 0)
    return (
      <Card title={title}>
        <p className={css.quiet}>{t('training-record.noDives')}</p>
      </Card>
    )
  return (
    <FoldCard aside={formatNumber(dives.length)} title={title}>
      <Table caption={title} columns={columns} rowKey={({ logId }) => logId} rows={dives} />
    </FoldCard>
  )
}

function useColumns(): readonly Column<Dive>[] {
  const { t } = useTranslator('training-record')
  const day = useDay()
  return [
    { key: 'dive', header: t('training-record.dive'), cell: (dive) => <DiveWords dive={dive} /> },
    {
      key: 'date',
      header: t('training-record.date'),
      cell: ({ date }) => <span className={css.line}>{day(date)}</span>,
    },
    {
      key: 'verified',
      header: t('training-record.verified'),
      cell: ({ verifiedBy, verifiedAt }) => (
        <span className={classNames(css.two, css.by)}>
          <bdi>{verifiedBy}</bdi>
          <span className={classNames(css.quiet, css.line)}>{day(verifiedAt)}</span>
        </span>
      ),
    },
  ]
}

function DiveWords({ dive: { title, location, skills } }: { dive: Dive }) {
  const { t, formatList } = useTranslator('training-records', 'logbook')
  const nameOf = (skill: string) => {
    const known = SKILLS.find((each) => each === skill)
    return known ? t(`logbook.skill.${known}`) : skill
  }
  return (
    <span className={css.two}>
      <bdi>{title}</bdi>
      {location && <bdi className={css.quiet}>{location}</bdi>}
      {skills.length > 0 && (
        <span className={css.quiet}>
          {t('training-records.record.skills', { skills: formatList(skills.map(nameOf)) })}
        </span>
      )}
    </span>
  )
}
