import type { QueueKind } from '@fathom/domain/office'
import Keyboard from 'lucide-react/icons/keyboard'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import { SelectionBar, type Several } from './queue-selection.tsx'
import { isFiltered } from './queue-view.ts'
import css from './queues.module.css'
import type { Queue } from './use-queue.ts'
import type { useQueueWork } from './use-queue-work.ts'

type Props = {
  kind: QueueKind
  me: number
  bulk: ((several: Several) => ReactNode) | undefined
  queue: Queue
  work: ReturnType<typeof useQueueWork>
  onKeys: () => void
  onOpen: (item: string) => void
}

/** The next one, the filters and the list, and what can be done with several at once. */
export function QueueSide({ kind, me, bulk, queue, work, onKeys, onOpen }: Props) {
  const { t } = useTranslator('office-queues')
  const { view, change, list, items, selection } = queue
  const isSelecting = bulk !== undefined && view.state !== ''
  return (
    <>
      <div className={css.actions}>
        <Button busy={work.isTaking} kind="primary" onClick={work.begin}>
          {t('office-queues.next')}
        </Button>
        <IconButton icon={Keyboard} label={t('office-queues.keys')} onClick={onKeys} />
      </div>
      <Card>
        <QueueFilters change={change} hasBulk={bulk !== undefined} kind={kind} view={view} />
        {bulk && isSelecting && (
          <SelectionBar bulk={bulk} onDone={work.refresh} selection={selection} state={view.state} />
        )}
        <QueueList
          {...{ items, list, me, onOpen }}
          isFiltered={isFiltered(view)}
          open={view.item}
          selection={isSelecting ? selection : undefined}
        />
      </Card>
    </>
  )
}
