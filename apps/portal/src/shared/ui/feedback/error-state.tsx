import { driftingBuoy } from '@fathom/look/drawings/lines/drifting-buoy.ts'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  title: ReactNode
  level?: 1 | 2 | 3
  /** What is safe and what the reader still sees. */
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
}

/** Something failed to load; there is always a way to retry. */
export function ErrorState({ title, level = 2, children, retryLabel, onRetry, retrying = false }: Props) {
  return (
    <div role="alert">
      <EmptyState
        action={
          <Button busy={retrying} icon={RotateCcw} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
        drawing={driftingBuoy}
        level={level}
        title={title}
      >
        {children}
      </EmptyState>
    </div>
  )
}
