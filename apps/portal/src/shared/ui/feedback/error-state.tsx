import { driftingBuoy } from '@fathom/look/drawings/lines/drifting-buoy.ts'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/index.ts'
import { useOnline } from '../../use-online.ts'
import { Button } from '../action/button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  title: ReactNode
  level?: 1 | 2 | 3
  /** What is safe and what the reader still sees. Offline, that it isn't on this device (BO-02). */
  children?: ReactNode
  /** `children` already says what holds offline. */
  hasOfflineText?: boolean
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
}

/** Something failed to load; there is always a way to retry. */
export function ErrorState(props: Props) {
  const { title, level = 2, children, hasOfflineText = false, retryLabel, onRetry, retrying = false } = props
  const { t } = useTranslator()
  const isOnline = useOnline()
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
        {isOnline || hasOfflineText ? children : `${t('shell.error.part')}. ${t('shell.error.partBody')}`}
      </EmptyState>
    </div>
  )
}
