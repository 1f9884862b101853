import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import File from 'lucide-react/icons/file'
import ImageOff from 'lucide-react/icons/image-off'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Tile } from '../surface/tile.tsx'
import css from './upload-row.module.css'

type UploadState =
  | { kind: 'sending'; label: string; progress: number | undefined; text?: ReactNode }
  /** It didn't get through and will be retried; the user did nothing wrong. */
  | { kind: 'waiting'; text: ReactNode; retryLabel: string; onRetry: () => void }
  /** With `isFinal` the file is only reported; `onRetry` then asks for another one. */
  | { kind: 'failed'; reason: ReactNode; isFinal?: boolean; retryLabel?: string; onRetry?: () => void }
  | { kind: 'sent'; text: ReactNode }

type Props = {
  name: string
  /** A preview image, if there is one. */
  preview?: string | undefined
  state: UploadState
  removeLabel: string
  onRemove: () => void
}

const tiles = {
  sending: { icon: File, tone: 'plain' },
  waiting: { icon: File, tone: 'plain' },
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
  if (state.kind === 'waiting' || state.kind === 'failed') {
    return (
      <div className={css.failed}>
        {state.kind === 'failed' ? (
          <p className={css.reason} role="alert">
            {state.reason}
          </p>
        ) : (
          <p className={css.text} role="status">
            {state.text}
          </p>
        )}
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

/** A file that isn't a picture shows an icon, not the browser's broken image. */
function Preview({ preview, state }: Pick<Props, 'preview' | 'state'>) {
  const [unreadable, setUnreadable] = useState<string>()
  if (!preview) return <Tile {...tiles[state.kind]} />
  if (preview === unreadable) return <Tile icon={ImageOff} tone={tiles[state.kind].tone} />
  return <img alt="" className={css.preview} onError={() => setUnreadable(preview)} src={preview} />
}

export function UploadRow({ name, preview, state, removeLabel, onRemove }: Props) {
  return (
    <li className={css.row} data-upload={state.kind === 'failed' && state.isFinal ? 'refused' : state.kind}>
      <Preview preview={preview} state={state} />
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
