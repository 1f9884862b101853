import type { AuditEntryWire, AuditWire } from '@fathom/contract/office'
import { AUDIT_ACTIONS } from '@fathom/domain/session'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { latinDigits } from '../../../shared/ui/form/parse-number.ts'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { usePause } from '../../../shared/use-pause.ts'
import { SearchLine } from '../search-line.tsx'
import { auditQuery, downloadAudit } from './audit.queries.ts'
import css from './audit-screen.module.css'
import { type AuditView, isMemberNumber, queryOf, viewIn } from './audit-view.ts'
import { useActionWords, useDetailLines, useObjectWords } from './audit-words.ts'

const ADDRESS = { viewIn, queryOf }

/** OF-09: who did what to whom, newest first. */
export function AuditScreen() {
  const { view, change } = useAddressView<AuditView>(ADDRESS)
  const list = useInfiniteQuery({ ...auditQuery(useCalls(), view), placeholderData: (before) => before })
  return (
    <div className={css.screen}>
      <SearchLine onSearch={(search) => change({ search }, { replace: true })} search={view.search} />
      <Card>
        <Filters onChange={change} view={view} />
      </Card>
      <Card>
        <Entries list={list} view={view} />
      </Card>
    </div>
  )
}

type Change = (part: Partial<AuditView>, how?: { replace?: boolean }) => void

function Filters({ view, onChange }: { view: AuditView; onChange: Change }) {
  const { t, locale } = useTranslator('office-audit')
  return (
    <div className={css.filters}>
      <NumberFilter
        label={t('office-audit.personNumber')}
        onNumber={(subject) => onChange({ subject }, { replace: true })}
        value={view.subject}
      />
      <NumberFilter
        label={t('office-audit.staffNumber')}
        onNumber={(actor) => onChange({ actor }, { replace: true })}
        value={view.actor}
      />
      <Field label={t('office-audit.action')}>
        <Select
          onChange={({ target }) => onChange({ action: AUDIT_ACTIONS.find((each) => each === target.value) })}
          value={view.action ?? ''}
        >
          <option value="">{t('office-audit.allActions')}</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {t(`office-audit.action.${action}`)}
            </option>
          ))}
        </Select>
      </Field>
      <DateField
        label={t('office-audit.from')}
        locale={locale}
        onChange={(from) => onChange({ from })}
        value={view.from}
      />
      <DateField
        label={t('office-audit.to')}
        locale={locale}
        onChange={(to) => onChange({ to })}
        value={view.to}
      />
    </div>
  )
}

type NumberProps = { label: string; value: string; onNumber: (number: string) => void }

function NumberFilter({ label, value, onNumber }: NumberProps) {
  const { t } = useTranslator('session-office')
  const { text, type, now } = usePause(value, (typed) => isMemberNumber(typed) && onNumber(typed))
  return (
    <Field error={!isMemberNumber(text) && t('session-office.digits')} label={label}>
      <TextInput
        autoComplete="off"
        dir="ltr"
        inputMode="numeric"
        onChange={({ target }) => type(latinDigits(target.value.trim()))}
        onKeyDown={({ key }) => key === 'Enter' && now(text)}
        value={text}
      />
    </Field>
  )
}

type List = UseInfiniteQueryResult<InfiniteData<AuditWire>>

function Entries({ list, view }: { list: List; view: AuditView }) {
  const { t } = useTranslator('office-audit', 'office', 'session-office')
  const columns = useColumns()
  if (!list.data)
    return (
      <NotLoaded
        failed={t('office-audit.failed')}
        loading={t('office-audit.loading')}
        of={list}
        text={t('office.failedText')}
      />
    )
  const entries = list.data.pages.flatMap(({ items }) => items)
  const match = list.data.pages[0]?.match
  if (match === 'too-many')
    return (
      <EmptyState drawing={slate} title={t('office-audit.tooMany')}>
        {t('office-audit.tooManyText')}
      </EmptyState>
    )
  if (entries.length === 0)
    return (
      <EmptyState drawing={slate} title={t('office-audit.none')}>
        {t('office-audit.noneText')}
      </EmptyState>
    )
  return (
    <div className={css.entries}>
      <Export view={view} />
      {match === 'similar' && (
        <p className={css.quiet} role="status">
          {t('office-audit.similar')}
        </p>
      )}
      <Table caption={t('office.right.audit')} columns={columns} rowKey={({ id }) => id} rows={entries} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('session-office.more')}
        </Button>
      )}
    </div>
  )
}

function Export({ view }: { view: AuditView }) {
  const { t } = useTranslator('office-audit')
  const calls = useCalls()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(await downloadAudit(calls, view), 'audit-log.csv')
    } catch {
      showToast({ text: t('office-audit.exportFailed') })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button busy={isBusy} icon={Download} onClick={() => void save()} size="sm">
      {t('office-audit.export')}
    </Button>
  )
}

function useColumns(): readonly Column<AuditEntryWire>[] {
  const { t, formatMoment, formatId } = useTranslator('office-audit', 'session-office')
  const wordsOf = useActionWords()
  const person = (of: AuditEntryWire['actor']) => (
    <span className={css.person}>
      <bdi>{of.name || t('office-audit.former')}</bdi>{' '}
      {of.affiliateId !== null && <bdi className={css.code}>{formatId(of.affiliateId)}</bdi>}
    </span>
  )
  return [
    {
      key: 'action',
      header: t('office-audit.action'),
      cell: wordsOf,
    },
    {
      key: 'when',
      header: t('session-office.when'),
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
    },
    { key: 'staff', header: t('office-audit.staff'), cell: ({ actor }) => person(actor) },
    {
      key: 'person',
      header: t('office-audit.person'),
      cell: ({ subject }) => (subject ? person(subject) : <span className={css.quiet}>–</span>),
    },
    { key: 'details', header: t('session-office.details'), cell: (entry) => <Details of={entry} /> },
  ]
}

function Details({ of }: { of: AuditEntryWire }) {
  const object = useObjectWords()
  const details = useDetailLines()(of)
  const named = of.object ? object(of.object) : undefined
  const lines = named === undefined ? details : [named, ...details]
  if (lines.length === 0) return <span className={css.quiet}>–</span>
  return (
    <span className={css.details}>
      {lines.map((line) => (
        <bdi className={css.code} key={line}>
          {line}
        </bdi>
      ))}
    </span>
  )
}
