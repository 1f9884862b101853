import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { PackageState } from './package-state.tsx'
import css from './packages.module.css'
import { allCoursesQuery, importedQuery } from './packages.queries.ts'
import { STANDARD_NAMES } from './standard-names.ts'

type Imported = ImportedPackagesWire[number]

/** The imported packages, newest first. */
export function ImportedCard() {
  const { t } = useTranslator('training-office')
  return (
    <Card title={t('training-office.list.title')}>
      <Body />
    </Card>
  )
}

function Body() {
  const { t } = useTranslator('training-office')
  const imported = useQuery(importedQuery(useCalls()))
  const columns = useColumns()
  if (!imported.data && (imported.isError || imported.fetchStatus === 'paused'))
    return (
      <ErrorState
        level={3}
        onRetry={() => void imported.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={imported.isFetching}
        title={t('training-office.list.failed')}
      >
        {t('training-office.list.failedText')}
      </ErrorState>
    )
  if (!imported.data)
    return (
      <Loading label={t('training-office.list.loading')}>
        <Skeleton height="8rem" shape="block" />
      </Loading>
    )
  if (imported.data.length === 0) return <p className={css.lead}>{t('training-office.list.none')}</p>
  return (
    <Table
      caption={t('training-office.list.title')}
      columns={columns}
      rowKey={({ contentId }) => contentId}
      rows={imported.data}
    />
  )
}

function useColumns(): readonly Column<Imported>[] {
  const { t, locale, formatDay, formatNumber } = useTranslator('training-office')
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data
  const courseOf = (id: string) => courses?.find(({ packageId }) => packageId === id)?.title ?? id
  return [
    { key: 'package', header: t('training-office.list.package'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'course',
      header: t('training-office.list.course'),
      cell: ({ packageId }) => <bdi>{courseOf(packageId)}</bdi>,
    },
    {
      key: 'language',
      header: t('training-office.list.language'),
      cell: ({ culture }) => <bdi>{isLocale(culture) ? LANGUAGE_NAMES[culture] : culture}</bdi>,
    },
    {
      key: 'standard',
      header: t('training-office.list.standard'),
      cell: ({ standard }) => <bdi>{STANDARD_NAMES[standard]}</bdi>,
    },
    {
      key: 'parts',
      header: t('training-office.list.parts'),
      numeric: true,
      cell: ({ parts }) => formatNumber(parts),
    },
    {
      key: 'imported',
      header: t('training-office.list.imported'),
      numeric: true,
      cell: ({ importedAt }) => formatDay(new Date(importedAt)),
    },
    {
      key: 'state',
      header: t('training-office.state.title'),
      cell: (imported) => <PackageState of={imported} />,
    },
  ]
}
