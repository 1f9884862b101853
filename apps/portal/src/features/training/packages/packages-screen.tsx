import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import History from 'lucide-react/icons/history'
import PackageOpen from 'lucide-react/icons/package-open'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { ImportCard } from './import-card.tsx'
import css from './packages.module.css'
import {
  allCoursesQuery,
  changePackage,
  importedQuery,
  PACKAGES_KEY,
  STANDARD_NAMES,
} from './packages.queries.ts'

/** The course packages, for the organization's staff. */
export function PackagesScreen() {
  return (
    <div className={css.screen}>
      <ImportCard />
      <ImportedCard />
    </div>
  )
}

type Imported = ImportedPackagesWire[number]

/** The imported packages, newest first. */
function ImportedCard() {
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

type PackageStateImported = ImportedPackagesWire[number]

const LOOKS = {
  current: { tone: 'ok', icon: CircleCheck },
  earlier: { tone: 'neutral', icon: History },
  withdrawn: { tone: 'warn', icon: Undo },
} as const

const stateOf = ({ isCurrent, isWithdrawn }: PackageStateImported): keyof typeof LOOKS =>
  isWithdrawn ? 'withdrawn' : isCurrent ? 'current' : 'earlier'

/** Whether a package is in use, and how to restore it: imported packages are never lost. */
function PackageState({ of }: { of: PackageStateImported }) {
  const { t } = useTranslator('training-office')
  const state = stateOf(of)
  const { isPending, change } = useChange(of)
  return (
    <span className={css.state}>
      <Badge {...LOOKS[state]}>{t(`training-office.state.${state}`)}</Badge>
      {state !== 'earlier' && (
        <Button busy={isPending} kind="quiet" onClick={change} size="sm">
          {t(of.isWithdrawn ? 'training-office.putBack' : 'training-office.takeBack')}
        </Button>
      )}
    </span>
  )
}

/** The toast that confirms a withdrawal can also undo it. */
function useChange({ contentId, isWithdrawn, title }: PackageStateImported) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-office')
  const become = useMutation({
    mutationFn: (isTaken: boolean) => changePackage(calls, { contentId, isWithdrawn: isTaken }),
    onSuccess: (imported, isTaken) => {
      client.setQueryData(PACKAGES_KEY, imported)
      if (!isTaken) return
      const putBack = { label: t('training-office.putBack'), onPress: () => become.mutate(false) }
      showToast({ text: t('training-office.tookBack', { title }), action: putBack })
    },
    onError: () => showToast({ text: t('training-office.notChanged') }),
  })
  return { isPending: become.isPending, change: () => become.mutate(!isWithdrawn) }
}

/** The staff dashboard, with links to their work. */
export function StaffBoard({ cards }: { cards: ReactNode }) {
  const { t } = useTranslator('training-office')
  return (
    <div className={css.screen}>
      <Card title={t('shell.page.office')}>
        <List>
          <ListRow
            lead={<Tile icon={PackageOpen} />}
            text={t('training-office.import.lead')}
            title={t('training-office.import.title')}
            to={paths.office()}
          />
        </List>
      </Card>
      {cards}
    </div>
  )
}
