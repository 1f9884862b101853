import type { ListedPersonWire, PeopleWire } from '@fathom/contract/office'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { SearchLine } from '../search-line.tsx'
import { EmailText } from './email-text.tsx'
import css from './people.module.css'
import { peopleQuery } from './people.queries.ts'
import {
  isCurrent,
  NUMBER_KEYS,
  type PeopleView,
  queryOf,
  TYPE_KEYS,
  TYPES,
  typeIn,
  viewIn,
} from './people-view.ts'

const ADDRESS = { viewIn, queryOf }

/** OF-03: finds people by name, e-mail and number. */
export function PeopleScreen() {
  const { t } = useTranslator('office-people', 'profile')
  const { view, change } = useAddressView<PeopleView>(ADDRESS)
  // Previous results stay until the next arrive, so the list doesn't flicker while the user types.
  const list = useInfiniteQuery({ ...peopleQuery(useCalls(), view), placeholderData: (before) => before })
  return (
    <div className={css.screen}>
      <div className={css.tools}>
        <SearchLine onSearch={(search) => change({ search }, { replace: true })} search={view.search} />
        <Field label={t('profile.account.kind')}>
          <Select onChange={({ target }) => change({ type: typeIn(target.value) })} value={view.type ?? ''}>
            <option value="">{t('office-people.allTypes')}</option>
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {t(TYPE_KEYS[type])}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Card>
        <People list={list} view={view} />
      </Card>
    </div>
  )
}

type PeopleProps = { list: UseInfiniteQueryResult<InfiniteData<PeopleWire>>; view: PeopleView }

function People({ list, view }: PeopleProps) {
  const { t } = useTranslator('office-people', 'office', 'session-office')
  const columns = useColumns(view)
  if (!list.data)
    return (
      <NotLoaded
        failed={t('office-people.failed')}
        loading={t('office-people.loading')}
        of={list}
        text={t('office.failedText')}
      />
    )
  const people = list.data.pages.flatMap(({ items }) => items)
  if (people.length === 0)
    return (
      <EmptyState drawing={slate} title={t('office-people.none')}>
        {t('office-people.noneText')}
      </EmptyState>
    )
  return (
    <div className={css.list}>
      {list.data.pages[0]?.isSimilar && (
        <p className={css.quiet} role="status">
          {t('office-people.similar')}
        </p>
      )}
      <Table
        caption={t('office.right.people')}
        columns={columns}
        rowKey={({ affiliateId }) => String(affiliateId)}
        rows={people}
      />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('session-office.more')}
        </Button>
      )}
    </div>
  )
}

function useColumns(view: PeopleView): readonly Column<ListedPersonWire>[] {
  const { t, formatDay, formatId } = useTranslator('office-people', 'office-merge', 'profile')
  return [
    {
      key: 'name',
      header: t('office-people.name'),
      cell: ({ affiliateId, name, mergedInto }) => (
        <>
          <Link to={paths.officePerson(mergedInto ?? affiliateId, Object.fromEntries(queryOf(view)))}>
            <bdi>{name || formatId(affiliateId)}</bdi>
          </Link>
          {mergedInto !== null && (
            <p className={css.quiet}>{t('office-merge.into', { number: formatId(mergedInto) })}</p>
          )}
        </>
      ),
    },
    {
      key: 'number',
      header: t('profile.account.affiliate'),
      cell: ({ affiliateId, numbers }) => (
        <>
          <bdi>{formatId(affiliateId)}</bdi>
          {numbers.filter(isCurrent).map(({ kind, number }) => (
            <p className={css.quiet} key={kind}>
              {t(NUMBER_KEYS[kind], { number: formatId(number) })}
            </p>
          ))}
        </>
      ),
    },
    {
      key: 'email',
      header: t('profile.field.email'),
      cell: ({ email }) => <EmailText email={email} />,
    },
    { key: 'type', header: t('profile.account.kind'), cell: ({ type }) => t(TYPE_KEYS[type]) },
    {
      key: 'since',
      header: t('profile.account.since'),
      cell: ({ createdAt }) => formatDay(new Date(createdAt)),
    },
  ]
}
