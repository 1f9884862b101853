import type { QueueItemWire } from '@fathom/contract/office'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { useItemName } from './item-name.ts'
import css from './queues.module.css'

/** What is done with several items of one state at once. */
export type Several = {
  items: readonly { id: string; name: string }[]
  state: string
  /** Those that couldn't be done stay selected. */
  onDone: (left: readonly string[]) => void
}

export type Selection = ReturnType<typeof useSelection>

/**
 * Several of the items that are shown. One's own and those that a colleague works on can't be selected. Empty again
 * with another scope: what isn't seen isn't selected.
 */
export function useSelection(scope: string, items: readonly QueueItemWire[], me: number) {
  const [selected, setSelected] = useState({ scope, ids: new Set<string>() as ReadonlySet<string> })
  const ids = selected.scope === scope ? selected.ids : new Set<string>()
  const workable = items.filter(
    ({ person, holder }) => person.affiliateId !== me && (holder === null || holder.affiliateId === me),
  )
  const chosen = workable.filter(({ id }) => ids.has(id))
  const keep = (some: readonly string[]) => setSelected({ scope, ids: new Set(some) })
  return {
    ...{ chosen, workable, keep },
    isAll: workable.length > 0 && chosen.length === workable.length,
    toggle: (id: string) => setSelected({ scope, ids: ids.symmetricDifference(new Set([id])) }),
    chooseAll: (isChosen: boolean) => keep(isChosen ? workable.map(({ id }) => id) : []),
  }
}

type Props = {
  selection: Selection
  state: string
  bulk: (several: Several) => ReactNode
  onDone: () => void
}

/** All that are shown are selected with one press; what can be done with those that are is beside their number. */
export function SelectionBar({ selection, state, bulk, onDone }: Props) {
  const { t } = useTranslator('office-queues')
  const nameOf = useItemName()
  const { chosen, workable, isAll, chooseAll, keep } = selection
  return (
    <div className={css.selection}>
      {workable.length > 0 && (
        <Checkbox
          checked={isAll}
          onChange={({ target }) => chooseAll(target.checked)}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll
          }}
        >
          {t('office-queues.selectAll', { count: workable.length })}
        </Checkbox>
      )}
      {chosen.length > 0 && (
        <div className={css.actions}>
          <p role="status">{t('office-queues.bulk', { count: chosen.length })}</p>
          {bulk({
            items: chosen.map((item) => ({ id: item.id, name: nameOf(item) })),
            state,
            onDone: (left) => {
              keep(left)
              onDone()
            },
          })}
        </div>
      )}
    </div>
  )
}
