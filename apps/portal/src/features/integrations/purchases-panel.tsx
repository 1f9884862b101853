import type { OfficePurchaseWire } from '@fathom/contract/integrations'
import { findLevel } from '@fathom/domain/certifications'
import { PURCHASE_STATES, type PurchaseState } from '@fathom/domain/integrations'
import type { Messages } from '@fathom/locales'
import { useInfiniteQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useDeferredValue } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Segments } from '../../shared/ui/choice/segments.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { SearchInput } from '../../shared/ui/form/search-input.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import type { Column } from '../../shared/ui/surface/table.tsx'
import css from './integrations.module.css'
import { purchasesQuery, retryPurchase } from './integrations.queries.ts'
import { PagedTable } from './paged-table.tsx'
import { useChange } from './use-change.ts'

/** OF-10: what shops have reported, and what became of it. */
export function PurchasesPanel() {
  const { t } = useTranslator('integrations')
  const [query, setQuery] = useSearchParams()
  const state = PURCHASE_STATES.find((one) => one === query.get('state'))
  const search = query.get('search') ?? ''
  const show = (next: { state?: PurchaseState | undefined; search: string }) =>
    setQuery(
      {
        tab: 'purchases',
        ...(next.state && { state: next.state }),
        ...(next.search && { search: next.search }),
      },
      { replace: true, preventScrollReset: true },
    )
  const type = (text: string) => show({ state, search: text })
  return (
    <Card>
      <div className={css.list}>
        <div className={css.row}>
          <SearchInput
            clearLabel={t('integrations.searchClear')}
            hint={t('integrations.purchases.search')}
            label={t('integrations.purchases.search')}
            onNow={type}
            onType={type}
            value={search}
          />
          <Segments
            legend={t('integrations.deliveries.state')}
            onSelect={(key) => show({ state: key === 'all' ? undefined : key, search })}
            segments={[
              { key: 'all' as const, label: t('integrations.purchases.all') },
              ...PURCHASE_STATES.map((key) => ({ key, label: t(`integrations.purchases.${key}`) })),
            ]}
            selected={state ?? 'all'}
          />
        </div>
        <Purchases search={useDeferredValue(search.trim())} state={state} />
      </div>
    </Card>
  )
}

function Purchases({ state, search }: { state: PurchaseState | undefined; search: string }) {
  const { t } = useTranslator('integrations')
  const list = useInfiniteQuery({
    ...purchasesQuery(useCalls(), state, search),
    placeholderData: (before) => before,
  })
  return (
    <PagedTable
      caption={t('integrations.purchases.title')}
      columns={useColumns()}
      list={list}
      none={t('integrations.purchases.none')}
    />
  )
}

const LOOK = {
  waiting: { tone: 'info', icon: Clock },
  applied: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'warn', icon: CircleAlert },
} as const

function useColumns(): readonly Column<OfficePurchaseWire>[] {
  const { t, formatMoment } = useTranslator('integrations')
  return [
    {
      key: 'reference',
      header: t('integrations.purchases.reference'),
      cell: ({ reference }) => (
        <span className={css.code} dir="ltr">
          {reference}
        </span>
      ),
    },
    {
      key: 'client',
      header: t('integrations.webhooks.client'),
      cell: ({ client }) => (
        <span className={css.words}>
          <bdi>{client}</bdi>
        </span>
      ),
    },
    { key: 'person', header: t('integrations.purchases.person'), cell: (row) => <Person of={row} /> },
    { key: 'items', header: t('integrations.purchases.items'), cell: (row) => <Items of={row} /> },
    {
      key: 'state',
      header: t('integrations.deliveries.state'),
      cell: (purchase) => (
        <div className={css.state}>
          <Badge {...LOOK[purchase.state]}>{t(`integrations.purchases.${purchase.state}`)}</Badge>
          <Retry purchase={purchase} />
        </div>
      ),
    },
    {
      key: 'reported',
      header: t('integrations.purchases.reported'),
      cell: ({ reportedAt }) => formatMoment(reportedAt),
    },
  ]
}

function Person({ of: { person, email } }: { of: OfficePurchaseWire }) {
  const { formatId } = useTranslator()
  if (!person) return <bdi>{email}</bdi>
  return (
    <TextLink to={paths.officePerson(person.affiliateId)}>
      <bdi>{person.name || formatId(person.affiliateId)}</bdi>
    </TextLink>
  )
}

/** A test of the server checks that every level has a name. */
type LevelKey = `certifications-cards.level.${string}` & keyof Messages

function Items({ of: { items } }: { of: OfficePurchaseWire }) {
  const { t } = useTranslator('integrations', 'certifications-cards')
  const levelName = (levelID: number) => {
    const code = findLevel(levelID)?.code
    const name = t as (key: LevelKey) => string
    return code ? name(`certifications-cards.level.${code}` as LevelKey) : String(levelID)
  }
  return (
    <div>
      {items.map(({ kind, levelID, reason }, index) => (
        <div key={index}>
          {t(`integrations.purchases.kind.${kind}`)}
          {levelID !== undefined && ` · ${levelName(levelID)}`}
          {reason && (
            <span className={css.quiet}>
              {' · '}
              {t(`integrations.purchases.reason.${reason}`)}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function Retry({ purchase: { id, state, person } }: { purchase: OfficePurchaseWire }) {
  const { t } = useTranslator('integrations')
  const calls = useCalls()
  const retry = useChange(() => retryPurchase(calls, id), {
    onDone: ({ state: now, items }) => {
      if (now !== 'failed') return
      const reasons = new Set(items.flatMap(({ reason }) => reason ?? []))
      const said = [...reasons].map((reason) => t(`integrations.purchases.reason.${reason}`))
      showToast({ text: [t('integrations.purchases.stillFailed'), ...said].join(' · ') })
    },
  })
  if (state !== 'failed' || !person) return null
  return (
    <Button busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {t('shell.error.retry')}
    </Button>
  )
}
