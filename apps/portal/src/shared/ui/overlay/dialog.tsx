import { type ReactNode, useId } from 'react'
import css from './dialog.module.css'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The buttons; the safe one comes last. */
  actions: ReactNode
  /** `alertdialog` for a decision that the user must make. */
  role?: 'dialog' | 'alertdialog'
}

export function Dialog({ open, onClose, title, children, actions, role = 'dialog' }: Props) {
  const titleId = useId()
  const textId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} aria-describedby={textId} aria-labelledby={titleId} className={css.dialog} role={role}>
      {open && (
        <div className={css.panel}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          <div className={css.text} id={textId}>
            {children}
          </div>
          <div className={css.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}
