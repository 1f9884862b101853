import { foldedText, type GearItem, serviceStateOf, todayIn } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import Wrench from 'lucide-react/icons/wrench'
import { useMemo, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useLogbook } from '../device/logbook.queries.ts'
import css from './gear.module.css'
import { gearQuery, useDeleteGear, useSaveGear } from './gear.queries.ts'
import { GearDialog } from './gear-dialog.tsx'

const aNewItem = (): GearItem => ({
  id: newId(),
  name: '',
  kind: 'Other',
  servicedOn: null,
  serviceDue: null,
})

/** LO-09: the gear that a diver picks again, and when it goes to service. */
export function GearScreen({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('logbook', 'logbook-gear')
  const [edited, setEdited] = useState<GearItem>()
  const add = (
    <Button icon={Plus} kind="primary" onClick={() => setEdited(aNewItem())}>
      {t('logbook-gear.add')}
    </Button>
  )
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader actions={add} lead={t('logbook-gear.text')} title={t('shell.page.gear')} />
      <GearList affiliateId={affiliateId} onEdit={setEdited} />
      {edited && (
        <GearDialog
          affiliateId={affiliateId}
          item={edited}
          key={edited.id}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

type ListProps = { affiliateId: number; onEdit: (item: GearItem) => void }

function GearList({ affiliateId, onEdit }: ListProps) {
  const { t } = useTranslator('logbook-gear')
  const gear = useQuery(gearQuery(useCalls(), affiliateId))
  const dives = useDivesOf(affiliateId)
  if (!gear.data && gear.isError)
    return (
      <ErrorState
        onRetry={() => void gear.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={gear.isFetching}
        title={t('logbook-gear.failed')}
      />
    )
  if (!gear.data)
    return (
      <Loading label={t('logbook-gear.loading')}>
        <Skeleton height="5rem" shape="block" />
        <Skeleton height="5rem" shape="block" />
      </Loading>
    )
  if (gear.data.length === 0)
    return (
      <EmptyState drawing={slate} title={t('logbook-gear.empty')}>
        {t('logbook-gear.emptyText')}
      </EmptyState>
    )
  return (
    <Card>
      <List label={t('shell.page.gear')}>
        {gear.data.map((item) => (
          <GearRow
            affiliateId={affiliateId}
            dives={dives?.get(foldedText(item.name)) ?? (dives ? 0 : undefined)}
            item={item}
            key={item.id}
            onEdit={onEdit}
          />
        ))}
      </List>
    </Card>
  )
}

/** On how many dives each item was used, by its folded name; undefined while not all dives are on this device. */
function useDivesOf(affiliateId: number): ReadonlyMap<string, number> | undefined {
  const { data } = useLogbook(affiliateId)
  return useMemo(() => {
    if (!data || data.storing) return undefined
    const dives = new Map<string, number>()
    for (const { log } of data.dives)
      for (const name of log.equipment.gear ?? []) {
        const key = foldedText(name)
        dives.set(key, (dives.get(key) ?? 0) + 1)
      }
    return dives
  }, [data])
}

type RowProps = ListProps & { item: GearItem; dives: number | undefined }

function GearRow({ affiliateId, item, dives, onEdit }: RowProps) {
  const { t } = useTranslator('logbook', 'logbook-gear')
  const remove = useRemove(affiliateId)
  const facts = [
    t(`logbook.gearKind.${item.kind}`),
    dives !== undefined && t('logbook-gear.dives', { count: dives }),
  ].filter(Boolean)
  return (
    <ListRow
      end={
        <>
          <IconButton
            icon={PencilLine}
            iconSize="sm"
            label={`${t('logbook-gear.edit')}: ${item.name}`}
            onClick={() => onEdit(item)}
          />
          <IconButton
            icon={Trash2}
            iconSize="sm"
            label={t('logbook-gear.delete', { name: item.name })}
            onClick={() => remove(item)}
          />
        </>
      }
      text={
        <>
          {facts.join(' · ')}
          <ServiceBadge item={item} />
        </>
      }
      title={<bdi>{item.name}</bdi>}
    />
  )
}

function ServiceBadge({ item }: { item: GearItem }) {
  const { t, formatDay } = useTranslator('logbook-gear')
  const state = serviceStateOf(item, todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()))
  if (state === 'fine' || !item.serviceDue) return null
  return (
    <span className={css.service}>
      <Badge icon={Wrench} tone={state === 'due' ? 'warn' : 'neutral'}>
        {t(`logbook-gear.${state}`, { date: formatDay(item.serviceDue) })}
      </Badge>
    </span>
  )
}

/** The undo saves the same item again. */
function useRemove(affiliateId: number): (item: GearItem) => void {
  const { t } = useTranslator('logbook', 'logbook-list', 'logbook-gear')
  const { mutate: save } = useSaveGear(affiliateId)
  const { mutate } = useDeleteGear(affiliateId)
  return (item) =>
    mutate(item, {
      onSuccess: () =>
        showToast({
          text: t('logbook-gear.deleted', { name: item.name }),
          action: { label: t('logbook-list.undo'), onPress: () => save(item) },
        }),
      onError: () => showToast({ text: t('logbook-gear.notSaved') }),
    })
}
