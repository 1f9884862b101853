import type { BankItemWire, BankWire } from '@fathom/contract/training/banks'
import { isLocale } from '@fathom/domain/translations'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Missing } from '../../../shared/ui/feedback/missing.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import office from '../office.module.css'
import { allCoursesQuery } from '../packages/packages.queries.ts'
import css from './banks.module.css'
import { type BankOf, bankQuery, type ItemFilter, itemsQuery } from './banks.queries.ts'
import { languageOf } from './banks-screen.tsx'
import { ItemEditor } from './item-editor.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TransferCard } from './transfer-card.tsx'

/** One bank: its questions, how its exam is made, and its import and export. */
export function BankScreen({ of }: { of: BankOf }) {
  const { t } = useTranslator('training-banks')
  const bank = useQuery(bankQuery(useCalls(), of))
  const [editing, setEditing] = useState<BankItemWire | 'new'>()
  // Here, so that search and filter are the same after a question was edited.
  const [filter, setFilter] = useState<ItemFilter>({ search: '', topic: '', state: 'all' })
  const hasCourse = useHasCourse(of)
  if (isMissing(bank.error) || (bank.data === null && !hasCourse))
    return (
      <Card>
        <Missing listPath={paths.officeBanks()} />
      </Card>
    )
  if (bank.isError)
    return (
      <ErrorState
        onRetry={() => void bank.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={bank.isFetching}
        title={t('training-banks.failed')}
      />
    )
  if (bank.isPending)
    return (
      <Loading label={t('training-banks.loading')}>
        <Skeleton height="12rem" shape="block" />
      </Loading>
    )
  const topics = bank.data?.topics ?? []
  if (editing)
    return (
      <ItemEditor
        item={editing === 'new' ? undefined : editing}
        of={of}
        onClose={() => setEditing(undefined)}
        topics={topics}
      />
    )
  return (
    <div className={office.screen}>
      <ItemsCard filter={filter} of={of} onEdit={setEditing} onFilter={setFilter} topics={topics} />
      {bank.data && <SettingsCard bank={bank.data} of={of} />}
      <TransferCard bank={bank.data} of={of} />
    </div>
  )
}

/** A bank without questions may be begun, but only for a course and a language that exist. */
function useHasCourse({ packageId, culture }: BankOf): boolean {
  const { locale } = useTranslator()
  const courses = useQuery(allCoursesQuery(useCalls(), locale))
  return isLocale(culture) && courses.data?.every((course) => course.packageId !== packageId) !== true
}

type ItemsProps = {
  of: BankOf
  topics: BankWire['topics']
  onEdit: (item: BankItemWire | 'new') => void
  filter: ItemFilter
  onFilter: (filter: ItemFilter) => void
}

/** With more, a question tells those who know from those who don't. */
const WEAK = 0.1

const STATES = ['all', 'active', 'retired'] as const

function ItemsCard({ of, topics, onEdit, filter, onFilter }: ItemsProps) {
  const { t, locale, formatNumber } = useTranslator('training-banks', 'training-office')
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data
  const course = courses?.find(({ packageId }) => packageId === of.packageId)?.title
  const search = useDeferredValue(filter.search.trim())
  const items = useInfiniteQuery(itemsQuery(useCalls(), of, { ...filter, search }))
  const columns = useColumns(of.culture, onEdit)
  const type = (text: string) => onFilter({ ...filter, search: text })
  return (
    <Card title={[course ?? t('training-banks.questions'), languageOf(of.culture)].join(' · ')}>
      <div className={office.list}>
        <SearchInput
          clearLabel={t('training-office.searchClear')}
          hint={t('training-banks.searchItems')}
          label={t('training-banks.searchItems')}
          onNow={type}
          onType={type}
          value={filter.search}
        />
        <ItemFilters filter={filter} onFilter={onFilter} topics={topics} />
        <Button kind="soft" onClick={() => onEdit('new')}>
          <Icon of={Plus} />
          {t('training-banks.add')}
        </Button>
        {items.isError && (
          <ErrorState
            level={3}
            onRetry={() => void items.refetch()}
            retryLabel={t('shell.error.retry')}
            retrying={items.isFetching}
            title={t('training-banks.failed')}
          />
        )}
        {items.isPending && (
          <Loading label={t('training-banks.loading')}>
            <Skeleton height="8rem" shape="block" />
          </Loading>
        )}
        {items.data && (
          <p className={office.lead} role="status">
            {t('training-banks.found', { count: items.data.total })}
          </p>
        )}
        {items.data && items.data.items.length > 0 && (
          <p className={office.lead}>{t('training-banks.figures', { weak: formatNumber(WEAK) })}</p>
        )}
        {items.data && items.data.items.length > 0 && (
          <Table
            caption={t('training-banks.questions')}
            columns={columns}
            rowKey={({ id }) => id}
            rows={items.data.items}
          />
        )}
        {items.hasNextPage && (
          <Button busy={items.isFetchingNextPage} kind="quiet" onClick={() => void items.fetchNextPage()}>
            {t('training-office.more')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function ItemFilters({ topics, filter, onFilter }: Pick<ItemsProps, 'topics' | 'filter' | 'onFilter'>) {
  const { t } = useTranslator('training-banks', 'training-office')
  return (
    <div className={office.choices}>
      <Field label={t('training-banks.topic')}>
        <Select onChange={({ target }) => onFilter({ ...filter, topic: target.value })} value={filter.topic}>
          <option value="">{t('training-banks.allTopics')}</option>
          {topics.map(({ title }) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('training-office.state.title')}>
        <Select
          onChange={({ target }) =>
            onFilter({ ...filter, state: STATES.find((each) => each === target.value) ?? 'all' })
          }
          value={filter.state}
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`training-banks.state.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function useColumns(culture: string, onEdit: (item: BankItemWire) => void): readonly Column<BankItemWire>[] {
  const { t, formatPercent, formatNumber } = useTranslator('training-banks')
  return [
    {
      key: 'question',
      header: t('training-banks.prompt'),
      cell: (item) => (
        <span className={css.question}>
          <bdi lang={langOf(culture)}>{item.prompt}</bdi>
          {item.isRetired && (
            <Badge icon={Archive} tone="neutral">
              {t('training-banks.state.retired')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'topic',
      header: t('training-banks.topic'),
      cell: ({ topic }) => <bdi lang={langOf(culture)}>{topic}</bdi>,
    },
    {
      key: 'difficulty',
      header: t('training-banks.difficulty'),
      numeric: true,
      cell: ({ difficulty, answers }) =>
        difficulty === null ? t('training-banks.tooFew', { count: answers }) : formatPercent(difficulty),
    },
    {
      key: 'discrimination',
      header: t('training-banks.discrimination'),
      numeric: true,
      cell: ({ discrimination }) => (
        <span className={discrimination !== null && discrimination < WEAK ? css.weak : undefined}>
          {discrimination === null ? '–' : formatNumber(Math.round(discrimination * 100) / 100)}
        </span>
      ),
    },
    {
      key: 'edit',
      header: t('training-banks.edit'),
      cell: (item) => (
        <span className={css.nowrap}>
          <Button kind="quiet" onClick={() => onEdit(item)} size="sm">
            {t('training-banks.edit')}
          </Button>
        </span>
      ),
    },
  ]
}
