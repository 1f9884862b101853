import type { Fold } from '@fathom/domain/notifications'
import { memo } from 'react'
import type { Notification } from '../notification.ts'
import { FoldRow, isSameFold } from './fold-row.tsx'
import css from './notification-drawer.module.css'
import type { RowCommands } from './use-row-commands.ts'
import { useWindow } from './use-window.ts'

type Folds = readonly Fold<Notification>[]
type Props = { folds: Folds; active: string | undefined; actions: RowCommands }

const holds = ({ folds, active }: Props) => folds.some(({ key }) => key === active)

const isSame = (before: Props, after: Props) =>
  before.actions === after.actions &&
  (before.active === after.active || (!holds(before) && !holds(after))) &&
  before.folds.length === after.folds.length &&
  before.folds.every((fold, index) => isSameFold(fold, after.folds[index]))

/** Renders only the rows of a group near the viewport; the others keep their space empty. */
export const Rows = memo(function Rows({ folds, active, actions }: Props) {
  const { list, shown, rest } = useWindow(folds, active)
  const isPart = shown.length < folds.length
  return (
    <ul className={css.rows} ref={list} style={shown.length === 0 ? { blockSize: rest } : undefined}>
      {shown.map(({ index, gap }, nth) => {
        const fold = folds[index] as Fold<Notification>
        const after = nth === shown.length - 1 ? rest : 0
        return (
          <li
            className={css.item}
            data-key={fold.key}
            key={fold.key}
            {...(isPart && { 'aria-posinset': index + 1, 'aria-setsize': folds.length })}
            {...((gap > 0 || after > 0) && { style: { marginBlock: `${gap}px ${after}px` } })}
          >
            <FoldRow actions={actions} fold={fold} isActive={active === fold.key} />
          </li>
        )
      })}
    </ul>
  )
}, isSame)
