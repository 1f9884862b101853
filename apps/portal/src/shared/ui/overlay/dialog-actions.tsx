import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'

type Props = {
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** `bad` for what removes or takes back. */
  kind?: 'primary' | 'bad'
  busy?: boolean
  disabled?: boolean
  /** More buttons, between the two. */
  children?: ReactNode
}

/** The buttons of a dialog that does one thing or nothing. */
export function DialogActions(props: Props) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel, children } = props
  const { kind = 'primary', busy = false, disabled = false } = props
  return (
    <>
      <Button busy={busy} disabled={disabled} kind={kind} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      {children}
      <Button kind="line" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </>
  )
}
