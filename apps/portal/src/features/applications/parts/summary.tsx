import type { ApplicationFeesWire } from '@fathom/contract/applications'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { type Shown, StepValues } from '../application-fields.tsx'
import css from './summary.module.css'

export type SummaryPart = 'you' | 'prerequisites' | 'people' | 'address' | 'documents'

type Props = {
  shown: Shown
  documents: ReactNode
  /** Shown next to a section heading, such as the link back to its step. */
  aside?: (part: SummaryPart) => ReactNode
}

/** Everything the applicant filled in before signing, read-only. */
export function Summary({ shown, documents, aside }: Props) {
  const { t } = useTranslator('applications')
  const hasPeople = shown.instructor || shown.store
  return (
    <div className={css.summary}>
      <Part aside={aside} part="prerequisites">
        <StepValues shown={shown} step="prerequisites" />
      </Part>
      <Part aside={aside} part="people">
        {hasPeople ? (
          <List>
            <StepValues shown={shown} step="people" />
          </List>
        ) : (
          <p className={css.none}>{t('applications.apply.review.nobody')}</p>
        )}
      </Part>
      <Part aside={aside} part="address">
        <StepValues shown={shown} step="address" />
      </Part>
      <Part aside={aside} part="documents">
        {documents}
      </Part>
    </div>
  )
}

type PartProps = { part: SummaryPart; aside: Props['aside']; children: ReactNode }

function Part({ part, aside, children }: PartProps) {
  const { t } = useTranslator('applications')
  return (
    <section className={css.part}>
      <header className={css.row}>
        <h3 className={css.heading}>{t(`applications.apply.step.${part}`)}</h3>
        {aside?.(part)}
      </header>
      {children}
    </section>
  )
}

/** What it costs, and whether it is paid. */
export function FeesTable({ fees, isDue = false }: { fees: ApplicationFeesWire; isDue?: boolean }) {
  const { t, formatDate, formatNumber } = useTranslator('applications')
  const total = priceText({ formatNumber }, fees.total)
  if (fees.total.amount === 0) return <p>{t('applications.apply.fees.none')}</p>
  return (
    <Facts>
      <Fact name={t('applications.apply.fees.application')}>{total}</Fact>
      {fees.paidAt ? (
        <Fact name={t('applications.apply.fees.paid', { date: formatDate(fees.paidAt) })}>{total}</Fact>
      ) : (
        <Fact name={t(`applications.apply.fees.${isDue ? 'dueNow' : 'due'}`)}>
          {priceText({ formatNumber }, fees.due)}
        </Fact>
      )}
    </Facts>
  )
}
