import type { ApplicationFeesWire, ApplicationWire } from '@fathom/contract/applications'
import type { AddressDraft } from '@fathom/domain/profile'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Face } from './face.tsx'
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

type Chosen = NonNullable<ApplicationWire['instructor']>

type PersonRowProps = { chosen: Chosen; kind: 'instructor' | 'store'; end?: ReactNode }

/** An instructor or a store by name; the number is written as on cards. */
export function PersonRow({ chosen, kind, end }: PersonRowProps) {
  const { t, formatNumber } = useTranslator('applications')
  const number = formatNumber(chosen.number, { useGrouping: false })
  const name = chosen.name ?? ''
  const numbered = t(`applications.apply.people.${kind}Number`, { number })
  return (
    <ListRow
      end={end}
      lead={kind === 'store' ? <Avatar icon={Store} name={name} /> : <Face name={name} of="instructor" />}
      text={chosen.city ? `${numbered} · ${chosen.city}` : numbered}
      title={<bdi>{chosen.name ?? numbered}</bdi>}
    />
  )
}

type Address = AddressDraft & { state?: string }

/** An address on one line; the country in the reader's language, the rest as it was written. */
export function AddressLines({ address }: { address: Address }) {
  const { locale } = useTranslator()
  const { addressLine1, addressLine2, postalCode, city, state = '', countryId } = address
  const country = countryId && new Intl.DisplayNames([locale], { type: 'region' }).of(countryId)
  const place = [postalCode, city].filter(Boolean).join(' ')
  return <bdi>{[addressLine1, addressLine2, place, state, country].filter(Boolean).join(', ')}</bdi>
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
