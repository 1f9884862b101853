import type { SecurityEventWire, SecurityLogWire } from '@fathom/contract/session'
import { SECURITY_EVENT_KINDS } from '@fathom/domain/session'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { latinDigits } from '../../../shared/ui/form/parse-number.ts'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { EndSessions } from './end-sessions.tsx'
import { PERIODS, type Period, type SecurityLogView, securityLogQuery } from './security-log.queries.ts'
import css from './security-log-screen.module.css'

/** The server counts no further. */
const COUNTED_AT_MOST = 10_000
const DIGITS = /^\d{0,9}$/

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text)

/** TS-22: the organization's staff read the security log. */
export function SecurityLogScreen() {
  const [view, setView] = useState<SecurityLogView>(() => ({
    kind: undefined,
    affiliateId: undefined,
    period: 'week',
    until: Date.now(),
  }))
  const list = useInfiniteQuery(securityLogQuery(useCalls(), view))
  return (
    <div className={css.screen}>
      <Card>
        <Filters isBusy={list.isFetching} onShow={setView} />
      </Card>
      {view.affiliateId && (
        <div className={css.person}>
          <EndSessions
            key={view.affiliateId}
            number={view.affiliateId}
            onEnded={() => setView({ ...view, until: Date.now() })}
          />
        </div>
      )}
      <Card>
        <Events list={list} />
      </Card>
    </div>
  )
}

type FiltersProps = { isBusy: boolean; onShow: (view: SecurityLogView) => void }

function Filters({ isBusy, onShow }: FiltersProps) {
  const { t } = useTranslator('session-office')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const [kind, number, period] = [typed('kind'), latinDigits(typed('number')), typed('period')]
    setIsWrong(!DIGITS.test(number))
    if (!DIGITS.test(number)) return
    onShow({
      kind: isOneOf(SECURITY_EVENT_KINDS, kind) ? kind : undefined,
      affiliateId: number || undefined,
      period: isOneOf(Object.keys(PERIODS) as Period[], period) ? period : 'week',
      until: Date.now(),
    })
  }
  return (
    <form className={css.filters} noValidate={true} onSubmit={submit}>
      <Field label={t('session-office.kind')}>
        <Select name="kind">
          <option value="">{t('session-office.allKinds')}</option>
          {SECURITY_EVENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`session-office.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('session-office.period')}>
        <Select defaultValue="week" name="period">
          {(Object.keys(PERIODS) as Period[]).map((period) => (
            <option key={period} value={period}>
              {t(`session-office.period.${period}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        error={isWrong && t('session-office.digits')}
        help={t('session-office.accountHelp')}
        label={t('session-office.account')}
      >
        <TextInput autoComplete="off" dir="ltr" inputMode="numeric" name="number" />
      </Field>
      <div className={css.show}>
        <Button busy={isBusy} kind="primary" type="submit">
          {t('session-office.show')}
        </Button>
      </div>
    </form>
  )
}

type List = UseInfiniteQueryResult<InfiniteData<SecurityLogWire>>

function Events({ list }: { list: List }) {
  const { t, formatNumber } = useTranslator('session-office')
  const columns = useColumns()
  if (!list.data)
    return (
      <NotLoaded
        failed={t('session-office.failed')}
        loading={t('session-office.loading')}
        of={list}
        text={t('session-office.failedText')}
      />
    )
  const events = list.data.pages.flatMap(({ items }) => items)
  const total = list.data.pages[0]?.total ?? 0
  if (events.length === 0)
    return (
      <EmptyState drawing={slate} title={t('session-office.none')}>
        {t('session-office.noneText')}
      </EmptyState>
    )
  const numbers = { shown: formatNumber(events.length), total: formatNumber(total) }
  return (
    <div className={css.events}>
      <Table caption={t('session-office.title')} columns={columns} rowKey={({ id }) => id} rows={events} />
      <p className={css.quiet} role="status">
        {t(total < COUNTED_AT_MOST ? 'session-office.shown' : 'session-office.shownMany', numbers)}
      </p>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('session-office.more')}
        </Button>
      )}
    </div>
  )
}

function useColumns(): readonly Column<SecurityEventWire>[] {
  const { t, formatMoment, formatNumber, formatId } = useTranslator('session-office')
  const unknown = <span className={css.quiet}>{t('session-office.unknown')}</span>
  return [
    { key: 'kind', header: t('session-office.kind'), cell: ({ kind }) => t(`session-office.kind.${kind}`) },
    {
      key: 'when',
      header: t('session-office.when'),
      cell: ({ lastAt }) => <time dateTime={lastAt}>{formatMoment(lastAt)}</time>,
    },
    {
      key: 'account',
      header: t('session-office.account'),
      cell: ({ affiliateId }) => (affiliateId === null ? unknown : <bdi>{formatId(affiliateId)}</bdi>),
    },
    {
      key: 'address',
      header: t('session-office.address'),
      cell: ({ address }) => {
        if (address === 'local') return t('session-office.local')
        return address ? <bdi className={css.code}>{address}</bdi> : unknown
      },
    },
    { key: 'details', header: t('session-office.details'), cell: (event) => <Details of={event} /> },
    {
      key: 'count',
      header: t('session-office.count'),
      numeric: true,
      cell: ({ count }) => formatNumber(count),
    },
  ]
}

/** Names of routes and problems, as in the documentation of the API. */
function Details({ of: { operation, target, reason } }: { of: SecurityEventWire }) {
  return (
    <span className={css.details}>
      {[operation, target, reason].map(
        (text) =>
          text && (
            <bdi className={css.code} key={text}>
              {text}
            </bdi>
          ),
      )}
    </span>
  )
}
