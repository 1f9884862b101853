import type { BanksWire } from '@fathom/contract/training/banks'
import { isLocale, LANGUAGE_NAMES, OFFERED_LOCALES } from '@fathom/domain/translations'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { CourseOptions } from '../course-options.tsx'
import office from '../office.module.css'
import { allCoursesQuery } from '../packages/packages.queries.ts'
import { banksQuery } from './banks.queries.ts'

/** The question banks by course and language, for staff. */
export function BanksScreen() {
  const { t } = useTranslator('training-banks')
  return (
    <div className={office.screen}>
      <Card title={t('training-banks.title')}>
        <div className={office.list}>
          <p className={office.lead}>{t('training-banks.lead')}</p>
          <BankList />
        </div>
      </Card>
      <OtherBank />
    </div>
  )
}

function BankList() {
  const { t } = useTranslator('training-banks', 'training-office')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const banks = useInfiniteQuery(banksQuery(useCalls(), search))
  const columns = useColumns()
  if (!banks.data && (banks.isError || banks.fetchStatus === 'paused'))
    return (
      <ErrorState
        level={3}
        onRetry={() => void banks.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={banks.isFetching}
        title={t('training-banks.failed')}
      />
    )
  if (!banks.data)
    return (
      <Loading label={t('training-banks.loading')}>
        <Skeleton height="8rem" shape="block" />
      </Loading>
    )
  return (
    <div className={office.list}>
      <SearchInput
        clearLabel={t('training-office.searchClear')}
        hint={t('training-banks.search')}
        label={t('training-banks.search')}
        onNow={setTyped}
        onType={setTyped}
        value={typed}
      />
      {banks.data.length === 0 ? (
        <p className={office.lead} role="status">
          {t('training-banks.noMatch')}
        </p>
      ) : (
        <Table
          caption={t('training-banks.title')}
          columns={columns}
          rowKey={({ packageId, culture }) => `${packageId} ${culture}`}
          rows={banks.data}
        />
      )}
      {banks.hasNextPage && (
        <Button busy={banks.isFetchingNextPage} kind="quiet" onClick={() => void banks.fetchNextPage()}>
          {t('training-office.more')}
        </Button>
      )}
    </div>
  )
}

export const languageOf = (culture: string) => (isLocale(culture) ? LANGUAGE_NAMES[culture] : culture)

function useColumns(): readonly Column<BanksWire[number]>[] {
  const { t, locale, formatNumber } = useTranslator('training-banks', 'training-office')
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data
  const courseOf = (id: string) => courses?.find(({ packageId }) => packageId === id)?.title
  return [
    {
      key: 'course',
      header: t('training-office.list.course'),
      cell: ({ packageId, culture, title }) => (
        <TextLink to={paths.officeBank(packageId, culture)}>
          <bdi>{courseOf(packageId) ?? title}</bdi>
        </TextLink>
      ),
    },
    {
      key: 'language',
      header: t('training-office.list.language'),
      cell: ({ culture }) => <bdi>{languageOf(culture)}</bdi>,
    },
    {
      key: 'questions',
      header: t('training-banks.questions'),
      numeric: true,
      cell: ({ questions }) => formatNumber(questions),
    },
    {
      key: 'count',
      header: t('training-banks.perExam'),
      numeric: true,
      cell: ({ count }) => formatNumber(count),
    },
    {
      key: 'exams',
      header: t('training-banks.exams'),
      numeric: true,
      cell: ({ exams }) => formatNumber(exams),
    },
  ]
}

/** Opens the bank of any course and language, also one that has no questions yet. */
function OtherBank() {
  const { t, locale } = useTranslator('training-banks', 'training-office')
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data ?? []
  const [packageId, setPackageId] = useState('')
  const [culture, setCulture] = useState<string>(locale)
  return (
    <Card title={t('training-banks.other')}>
      <div className={office.choices}>
        <Field label={t('training-office.course')}>
          <Select onChange={({ target }) => setPackageId(target.value)} value={packageId}>
            <option value="">{t('training-office.courseHint')}</option>
            <CourseOptions courses={courses} />
          </Select>
        </Field>
        <Field label={t('training-office.list.language')}>
          <Select onChange={({ target }) => setCulture(target.value)} value={culture}>
            {OFFERED_LOCALES.map((each) => (
              <option key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {packageId !== '' && (
        <ButtonLink to={paths.officeBank(packageId, culture)}>{t('training-banks.open')}</ButtonLink>
      )}
    </Card>
  )
}
