import type { QueueDetailWire } from '@fathom/contract/office'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from './queues.module.css'

type Records = Extract<QueueDetailWire, { kind: 'applications' }>['detail']['records']

type Props = { name: string; records: Records }

/** OF-04: an application, and what we know of the applicant; in a narrow place below it. */
export function BesideRecords({ children, ...rest }: Props & { children: ReactNode }) {
  return (
    <div className={css.beside}>
      <div className={css.main}>{children}</div>
      <div className={css.records}>
        <ApplicantRecords {...rest} />
      </div>
    </div>
  )
}

/** A form only says whether it counts. */
function ApplicantRecords({ name, records }: Props) {
  const { t, formatDay } = useTranslator('office-queues', 'certifications-cards')
  return (
    <Card level={3} title={t('office-queues.records', { name })}>
      <Part
        rows={records.cards.map(({ licenseID, title, certDate, standing }) => ({
          key: licenseID,
          title,
          text: [certDate && formatDay(certDate), t(`certifications-cards.standing.${standing}`)]
            .filter(Boolean)
            .join(' · '),
        }))}
        title={t('office-queues.records.cards')}
      />
      <Part
        rows={records.courses.map((course, at) => ({
          key: `${at} ${course.name}`,
          title: course.name,
          text: t(course.isCompleted ? 'office-queues.records.done' : 'office-queues.records.open'),
        }))}
        title={t('office-queues.records.courses')}
      />
      <Part
        rows={records.forms.map(({ form, isValid }) => ({
          key: form,
          title: t(`office-queues.records.${form}`),
          text: t(isValid ? 'office-queues.records.valid' : 'office-queues.records.notValid'),
        }))}
        title={t('office-queues.records.forms')}
      />
    </Card>
  )
}

type PartProps = { title: string; rows: readonly { key: string; title: string; text: string }[] }

function Part({ title, rows }: PartProps) {
  const { t } = useTranslator('office-queues')
  return (
    <section>
      <h4 className={css.name}>{title}</h4>
      {rows.length === 0 && <p className={css.quiet}>{t('office-queues.records.none')}</p>}
      <List label={title}>
        {rows.map((row) => (
          <ListRow key={row.key} text={row.text} title={row.title} />
        ))}
      </List>
    </section>
  )
}
