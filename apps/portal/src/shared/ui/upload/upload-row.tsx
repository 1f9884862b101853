import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import File from 'lucide-react/icons/file'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Tile } from '../surface/tile.tsx'
import css from './upload-row.module.css'

type UploadState =
  | { kind: 'sending'; label: string; progress: number | undefined; text?: ReactNode }
  /** Without `onRetry` another try would end the same. */
  | { kind: 'failed'; reason: ReactNode; retryLabel?: string; onRetry?: () => void }
  | { kind: 'sent'; text: ReactNode }

type Props = {
  name: string
  /** A picture of it, when there is one. */
  preview?: string | undefined
  state: UploadState
  removeLabel: string
  onRemove: () => void
}

const tiles = {
  sending: { icon: File, tone: 'plain' },
  failed: { icon: CircleAlert, tone: 'bad' },
  sent: { icon: CircleCheck, tone: 'ok' },
} as const

function What({ state }: { state: UploadState }) {
  if (state.kind === 'sending') {
    return (
      <>
        {state.text && <p className={css.text}>{state.text}</p>}
        <ProgressBar label={state.label} value={state.progress} />
      </>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div className={css.failed}>
        <p className={css.reason} role="alert">
          {state.reason}
        </p>
        {state.onRetry && (
          <Button kind="quiet" onClick={state.onRetry} size="sm">
            {state.retryLabel}
          </Button>
        )}
      </div>
    )
  }
  return <p className={css.text}>{state.text}</p>
}

export function UploadRow({ name, preview, state, removeLabel, onRemove }: Props) {
  return (
    <li className={css.row}>
      {preview ? <img alt="" className={css.preview} src={preview} /> : <Tile {...tiles[state.kind]} />}
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
        <What state={state} />
      </div>
      <IconButton icon={X} label={removeLabel} onClick={onRemove} />
    </li>
  )
}
