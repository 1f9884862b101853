import type { Fold } from '@fathom/domain/notifications'
import { memo, useRef } from 'react'
import type { Notification } from '../notification.ts'
import { FoldRow, isSameFold } from './fold-row.tsx'
import { useNear } from './use-near.ts'
import type { RowDeeds } from './use-row-deeds.ts'

type Folds = readonly Fold<Notification>[]
type Props = { folds: Folds; active: string | undefined; deeds: RowDeeds }

const STRETCH = 50

/** A list in stretches, each of which stands or is left out as a whole. */
export function stretchesOf(folds: Folds): Folds[] {
  return Array.from({ length: Math.ceil(folds.length / STRETCH) }, (_, index) =>
    folds.slice(index * STRETCH, (index + 1) * STRETCH),
  )
}

const holds = ({ folds, active }: Props) => folds.some(({ key }) => key === active)

const isSame = (before: Props, after: Props) =>
  before.deeds === after.deeds &&
  (before.active === after.active || (!holds(before) && !holds(after))) &&
  before.folds.length === after.folds.length &&
  before.folds.every((fold, index) => isSameFold(fold, after.folds[index]))

/** One stretch. Far from what is seen it keeps its place empty, unless it has the focus: ten thousand cost as a hundred. */
export const Rows = memo(function Rows({ folds, active, deeds }: Props) {
  const place = useRef<HTMLUListElement>(null)
  const { isNear, height } = useNear(place)
  const isShown = isNear || holds({ folds, active, deeds })
  return (
    <ul ref={place} style={isShown ? undefined : { blockSize: height }}>
      {isShown &&
        folds.map((fold) => (
          <FoldRow deeds={deeds} fold={fold} isActive={active === fold.key} key={fold.key} />
        ))}
    </ul>
  )
}, isSame)
