import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import FilePen from 'lucide-react/icons/file-pen'
import History from 'lucide-react/icons/history'
import Undo from 'lucide-react/icons/undo-2'
import { useDeferredValue, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import office from '../office.module.css'
import { ImportCard } from './import-card.tsx'
import css from './packages.module.css'
import {
  allCoursesQuery,
  changePackage,
  importedQuery,
  PACKAGES_KEY,
  publishPackage,
  STANDARD_NAMES,
} from './packages.queries.ts'

/** The course packages, for the organization's staff. */
export function PackagesScreen() {
  return (
    <div className={office.screen}>
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
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const imported = useInfiniteQuery(importedQuery(useCalls(), search))
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
  if (imported.data.length === 0 && !search)
    return <p className={office.lead}>{t('training-office.list.none')}</p>
  return (
    <div className={office.list}>
      <SearchInput
        clearLabel={t('training-office.searchClear')}
        hint={t('training-office.search')}
        label={t('training-office.search')}
        onNow={setTyped}
        onType={setTyped}
        value={typed}
      />
      {imported.data.length === 0 ? (
        <p className={office.lead} role="status">
          {t('training-office.noMatch')}
        </p>
      ) : (
        <Table
          caption={t('training-office.list.title')}
          columns={columns}
          rowKey={({ contentId }) => contentId}
          rows={imported.data}
        />
      )}
      {imported.hasNextPage && (
        <Button busy={imported.isFetchingNextPage} kind="quiet" onClick={() => void imported.fetchNextPage()}>
          {t('training-office.more')}
        </Button>
      )}
    </div>
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
      cell: (imported) => <PackageState course={courseOf(imported.packageId)} of={imported} />,
    },
  ]
}

const LOOKS = {
  draft: { tone: 'info', icon: FilePen },
  current: { tone: 'ok', icon: CircleCheck },
  earlier: { tone: 'neutral', icon: History },
  withdrawn: { tone: 'warn', icon: Undo },
} as const

function stateOf({ isCurrent, isWithdrawn, isDraft }: Imported): keyof typeof LOOKS {
  if (isWithdrawn) return 'withdrawn'
  if (isDraft) return 'draft'
  return isCurrent ? 'current' : 'earlier'
}

type StateProps = { of: Imported; course: string; isPreview?: boolean }

/** Whether a package is in use, and how to change that: imported packages are never lost. */
export function PackageState({ of, course, isPreview = false }: StateProps) {
  const { t } = useTranslator('training-office')
  const state = stateOf(of)
  const { isPending, change, publish } = useChange(of)
  const [asking, setAsking] = useState<'replace' | 'withdraw'>()
  const ask = (question: 'replace' | 'withdraw') => () => setAsking(question)
  const isReplacing = of.learnersInUse !== null
  return (
    <span className={css.state}>
      <Badge {...LOOKS[state]}>{t(`training-office.state.${state}`)}</Badge>
      {of.failures > 0 && (
        <span className={css.failures}>{t('training-office.failures', { count: of.failures })}</span>
      )}
      {!isPreview && (
        <ButtonLink kind="quiet" size="sm" to={paths.officePackage(of.contentId)}>
          {t('training-office.preview')}
        </ButtonLink>
      )}
      {(state === 'draft' || state === 'earlier') && (
        <Button busy={isPending} kind="quiet" onClick={isReplacing ? ask('replace') : publish} size="sm">
          {t(state === 'draft' ? 'training-office.publish' : 'training-office.useAgain')}
        </Button>
      )}
      {state !== 'earlier' && (
        <Button busy={isPending} kind="quiet" onClick={of.isWithdrawn ? change : ask('withdraw')} size="sm">
          {t(of.isWithdrawn ? 'training-office.putBack' : 'training-office.takeBack')}
        </Button>
      )}
      <ConfirmDialog
        confirmLabel={t('training-office.replace.action')}
        keepLabel={t('training-office.replace.keep')}
        onConfirm={() => {
          setAsking(undefined)
          publish()
        }}
        onKeep={() => setAsking(undefined)}
        open={asking === 'replace'}
        title={t('training-office.replace.title', { course })}
      >
        {t('training-office.replace.text', { count: of.learnersInUse ?? 0 })}
      </ConfirmDialog>
      <ConfirmDialog
        confirmLabel={t('training-office.takeBack')}
        keepLabel={t('training-office.replace.keep')}
        onConfirm={() => {
          setAsking(undefined)
          change()
        }}
        onKeep={() => setAsking(undefined)}
        open={asking === 'withdraw'}
        title={t('training-office.withdraw.title', { title: of.title })}
      >
        {t('training-office.withdraw.text')}
      </ConfirmDialog>
    </span>
  )
}

/** The toast that confirms a withdrawal can also undo it. */
function useChange({ contentId, isWithdrawn, title }: Imported) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-office')
  const refresh = () => client.invalidateQueries({ queryKey: PACKAGES_KEY })
  const onError = () => showToast({ text: t('training-office.notChanged') })
  const become = useMutation({
    mutationFn: (isTaken: boolean) => changePackage(calls, { contentId, isWithdrawn: isTaken }),
    onSuccess: async (_, isTaken) => {
      await refresh()
      if (!isTaken) return
      const putBack = { label: t('training-office.putBack'), onPress: () => become.mutate(false) }
      showToast({ text: t('training-office.tookBack', { title }), action: putBack })
    },
    onError,
  })
  const publish = useMutation({
    mutationFn: () => publishPackage(calls, contentId),
    onSuccess: async () => {
      await refresh()
      showToast({ text: t('training-office.nowInUse', { title }) })
    },
    onError,
  })
  return {
    isPending: become.isPending || publish.isPending,
    change: () => become.mutate(!isWithdrawn),
    publish: () => publish.mutate(),
  }
}
