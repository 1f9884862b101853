import { QUEUE_ORDERS, QUEUE_OWNERS, QUEUE_STATES, type QueueKind } from '@fathom/domain/office'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import type { QueueView } from './queue-view.ts'
import css from './queues.module.css'

type Props = {
  kind: QueueKind
  /** Several items of one state can be worked on at once. */
  hasBulk: boolean
  view: QueueView
  change: (part: Partial<QueueView>, how?: { replace?: boolean }) => void
}

/** What is listed, as the address says it. */
export function QueueFilters({ kind, hasBulk, view, change }: Props) {
  const { t } = useTranslator('office-queues')
  const states = QUEUE_STATES[kind]
  const search = (text: string) => change({ search: text }, { replace: true })
  return (
    <div className={css.filters}>
      <SearchInput
        clearLabel={t('office-queues.searchClear')}
        hint={t('office-queues.search')}
        label={t('office-queues.search')}
        onNow={search}
        onType={search}
        value={view.search}
      />
      {states.length > 0 && (
        <Field
          help={hasBulk && view.state === '' && t('office-queues.bulkHint')}
          label={t('office-queues.status')}
        >
          <Select
            onChange={({ target }) => change({ state: target.value as QueueView['state'] })}
            value={view.state}
          >
            <option value="">{t('office-queues.open')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`office-queues.state.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('office-queues.owner')}>
        <Select
          onChange={({ target }) => change({ owner: target.value as QueueView['owner'] })}
          value={view.owner}
        >
          {QUEUE_OWNERS.map((owner) => (
            <option key={owner} value={owner}>
              {t(`office-queues.owner.${owner}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('office-queues.sort')}>
        <Select
          onChange={({ target }) => change({ sort: target.value as QueueView['sort'] })}
          value={view.sort}
        >
          {QUEUE_ORDERS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`office-queues.sort.${sort}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
