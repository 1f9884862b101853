import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel: string
  /** What keeps everything as it is; it has the focus first. */
  keepLabel: string
  onConfirm: () => void
  onKeep: () => void
  /** The confirmed deed cannot be taken back. */
  destructive?: boolean
  busy?: boolean
}

/** Only for what an undo cannot do. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirmLabel,
    keepLabel,
    onConfirm,
    onKeep,
    destructive = false,
    busy = false,
  } = props
  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} kind={destructive ? 'bad' : 'line'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button data-first-focus={true} kind={destructive ? 'line' : 'primary'} onClick={onKeep}>
            {keepLabel}
          </Button>
        </>
      }
      onClose={onKeep}
      open={open}
      role="alertdialog"
      title={title}
    >
      {children}
    </Dialog>
  )
}
