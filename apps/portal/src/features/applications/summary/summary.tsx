import type { ApplicationWire } from '@fathom/contract/applications'
import type { AddressDraft } from '@fathom/domain/profile'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { AddressLines } from './address-lines.tsx'
import { PersonRow } from './people-rows.tsx'
import { PrerequisiteRows } from './prerequisite-rows.tsx'
import css from './summary.module.css'

export type SummaryPart = 'you' | 'prerequisites' | 'people' | 'address' | 'documents'

type Props = {
  shown: Pick<ApplicationWire, 'prerequisites' | 'evidence' | 'instructor' | 'store'> & {
    address: AddressDraft | null
  }
  documents: ReactNode
  /** Shown next to a section heading, such as the link back to its step. */
  aside?: (part: SummaryPart) => ReactNode
}

/** Everything the applicant filled in, read-only. */
export function Summary({ shown, documents, aside }: Props) {
  const { t } = useTranslator('applications')
  const { prerequisites, evidence, instructor, store, address } = shown
  return (
    <div className={css.summary}>
      <Part aside={aside} part="prerequisites">
        <PrerequisiteRows evidence={evidence} prerequisites={prerequisites} />
      </Part>
      <Part aside={aside} part="people">
        {instructor || store ? (
          <List>
            {instructor && <PersonRow chosen={instructor} kind="instructor" />}
            {store && <PersonRow chosen={store} kind="store" />}
          </List>
        ) : (
          <p className={css.none}>{t('applications.apply.review.nobody')}</p>
        )}
      </Part>
      <Part aside={aside} part="address">
        {address ? (
          <p>
            <AddressLines address={address} />
          </p>
        ) : (
          <p className={css.none}>{t('applications.apply.review.noAddress')}</p>
        )}
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
