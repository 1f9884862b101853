import type { ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel: string
  /** The label of the button that changes nothing; it gets the initial focus. */
  keepLabel: string
  onConfirm: () => void
  onKeep: () => void
  /** The confirmed action can't be undone. */
  destructive?: boolean
  busy?: boolean
}

/** Use only where an undo isn't possible. */
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
