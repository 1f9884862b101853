import type { OfficePersonWire } from '@fathom/contract/office'
import { STATUS_NAMES } from '@fathom/domain/applications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { type Device, isStaffMember } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Missing } from '../../../shared/ui/feedback/missing.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { ActionHistory } from '../audit/action-history.tsx'
import { ChangePerson } from './change-person.tsx'
import type { Signing } from './change-refusal.tsx'
import { EmailText } from './email-text.tsx'
import type { AddressSlot } from './entry-fields.tsx'
import { MergePerson } from './merge-person.tsx'
import { MergedAccounts } from './merged-accounts.tsx'
import css from './people.module.css'
import { personQuery } from './people.queries.ts'
import { isCurrent, NUMBER_KEYS, queryOf, TYPE_KEYS, viewIn } from './people-view.ts'

type Props = {
  affiliateId: string
  me: number
  /** How staff prove who they are before a change (TS-17). */
  signing: Signing
  addressFields: AddressSlot
  /** The name of a device, as the person’s own settings say it. */
  deviceName: (session: Device) => string
  /** The button that signs the person out everywhere. */
  endSessions: (affiliateId: number, onEnded: () => void) => ReactNode
}

/** Undefined until the person has loaded. */
export function usePersonName(affiliateId: string): string | undefined {
  const { locale } = useTranslator()
  return useQuery({ ...personQuery(useCalls(), affiliateId, locale), enabled: false }).data?.name
}

/** The list with the search that led here, which the page's own address has. */
export function usePeoplePath(): string {
  const [query] = useSearchParams()
  return paths.officePeople(Object.fromEntries(queryOf(viewIn(query))))
}

/** OF-03: one page about a person. */
export function PersonScreen(props: Props) {
  const { affiliateId, me, signing, addressFields, deviceName, endSessions } = props
  const { t, locale } = useTranslator('office-people', 'office')
  const found = useQuery(personQuery(useCalls(), affiliateId, locale))
  const reload = () => void found.refetch()
  const listPath = usePeoplePath()
  if (isMissing(found.error))
    return (
      <Card>
        <Missing listPath={listPath} title={t('office-people.person.unknown')} />
      </Card>
    )
  if (!found.data && (found.isError || found.fetchStatus === 'paused'))
    return (
      <Card>
        <ErrorState
          onRetry={reload}
          retryLabel={t('shell.error.retry')}
          retrying={found.isFetching}
          title={t('office-people.person.failed')}
        >
          {t('office.failedText')}
        </ErrorState>
      </Card>
    )
  if (!found.data)
    return (
      <Loading label={t('office-people.person.loading')}>
        <Skeleton height="10rem" shape="block" />
        <Skeleton height="16rem" shape="block" />
      </Loading>
    )
  const person = found.data
  return (
    <div className={css.person}>
      <div className={css.wide}>
        <Card title={<bdi>{person.name}</bdi>}>
          <Account person={person} />
        </Card>
        <MergedAccounts onChanged={reload} person={person} signing={signing} />
      </div>
      <Records person={person} />
      <Card title={t('office-people.sessions')}>
        <Sessions deviceName={deviceName} person={person} />
        {person.sessions.length > 0 && endSessions(person.affiliateId, reload)}
      </Card>
      {person.mergedInto === null && (
        <>
          <ChangePerson
            addressFields={addressFields}
            isOwn={person.affiliateId === me}
            onChanged={reload}
            person={person}
            signing={signing}
          />
          {!isStaffMember(person.type) && (
            <MergePerson key={person.merges.length} onChanged={reload} person={person} signing={signing} />
          )}
        </>
      )}
      <ActionHistory entries={person.history} />
    </div>
  )
}

function Account({ person }: { person: OfficePersonWire }) {
  const { t, formatDay, formatId } = useTranslator('profile', 'office-people')
  return (
    <Facts>
      <Fact name={t('profile.account.affiliate')}>
        <bdi>{formatId(person.affiliateId)}</bdi>
        {person.numbers.map((each) => (
          <p className={isCurrent(each) ? undefined : css.quiet} key={`${each.kind} ${each.number}`}>
            {[
              t(NUMBER_KEYS[each.kind], { number: formatId(each.number) }),
              ...(isCurrent(each) ? [] : [t(`profile.number.${each.standing}`)]),
            ].join(' · ')}
          </p>
        ))}
      </Fact>
      <Fact name={t('profile.field.email')}>
        <EmailText email={person.email} />
      </Fact>
      <Fact name={t('profile.account.kind')}>{t(TYPE_KEYS[person.type])}</Fact>
      <Fact name={t('profile.account.since')}>{formatDay(new Date(person.createdAt))}</Fact>
    </Facts>
  )
}

function Records({ person }: { person: OfficePersonWire }) {
  const { t, formatDay, isolate } = useTranslator(
    'office',
    'office-people',
    'applications',
    'certifications-cards',
  )
  const day = (text: string) => formatDay(new Date(text))
  return (
    <>
      <Part
        rows={person.cards.map(({ licenseID, title, certDate, standing }) => ({
          key: licenseID,
          title,
          text: [
            certDate && formatDay(certDate),
            t(`certifications-cards.standing.${standing}`),
            isolate(licenseIdShown(licenseID)),
          ],
        }))}
        title={t('office.right.cards')}
      />
      <Part
        rows={person.courses.map(({ id, title, enrolledAt, completedAt }) => ({
          key: id,
          title,
          text: [
            t('office-people.enrolled', { date: day(enrolledAt) }),
            completedAt && t('office-people.completed', { date: day(completedAt) }),
          ],
        }))}
        title={t('office.right.courses')}
      />
      <FormStandings forms={person.forms} />
      <Part
        rows={person.codes.map(({ ending, title }) => ({
          key: `${title} ${ending}`,
          title,
          // A part of a code such as 4-08 would be turned around in a text from right to left.
          text: [t('office-people.ending', { ending: `\u2066${ending}\u2069` })],
        }))}
        title={t('office.right.codes')}
      />
      <Part
        rows={person.applications.map(({ id, title, status, createdAt }) => ({
          key: id,
          title,
          text: [t(`applications.status.${STATUS_NAMES[status]}`), day(createdAt)],
        }))}
        title={t('office.right.applications')}
      />
    </>
  )
}

function FormStandings({ forms }: Pick<OfficePersonWire, 'forms'>) {
  const { t, formatDay } = useTranslator('forms-standing', 'office-people')
  const wordOf = (form: 'medical' | 'release') => {
    const { state, date } = forms[form]
    const values = { date: date ? formatDay(new Date(date)) : '' }
    return state === 'cleared'
      ? t(`forms-standing.state.cleared.${form}`, values)
      : t(`forms-standing.state.${state}`, values)
  }
  return (
    <Card title={t('office-people.forms')}>
      <Facts>
        <Fact name={t('forms-standing.medical')}>{wordOf('medical')}</Fact>
        <Fact name={t('forms-standing.release')}>{wordOf('release')}</Fact>
      </Facts>
      <p className={css.quiet}>{t('office-people.formsNote')}</p>
    </Card>
  )
}

type Row = { key: string; title: string; text: readonly (string | null | false)[] }

function Part({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Card title={title}>
      <Rows label={title} rows={rows} />
    </Card>
  )
}

function Rows({ label, rows }: { label: string; rows: readonly Row[] }) {
  const { t } = useTranslator('office-people')
  if (rows.length === 0) return <p className={css.quiet}>{t('office-people.empty')}</p>
  return (
    <List label={label}>
      {rows.map(({ key, title, text }) => (
        <ListRow key={key} text={text.filter(Boolean).join(' · ')} title={<bdi>{title}</bdi>} />
      ))}
    </List>
  )
}

function Sessions({ person, deviceName }: Pick<Props, 'deviceName'> & { person: OfficePersonWire }) {
  const { t, formatMoment } = useTranslator('office-people')
  const rows = person.sessions.map(({ id, lastSeenAt, ...device }) => {
    const date = formatMoment(lastSeenAt)
    return { key: id, title: deviceName(device), text: [t('office-people.lastSeen', { date })] }
  })
  return <Rows label={t('office-people.sessions')} rows={rows} />
}
