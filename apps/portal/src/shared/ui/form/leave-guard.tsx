import { useEffect } from 'react'
import { useBlocker } from '../../router/index.ts'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

type Props = {
  isUnsaved: boolean
  /** The user leaves without saving: the owner of a draft discards it. */
  onLeave?: () => void
  words: { title: string; text: string; go: string; stay: string }
}

/**
 * Asks before unsaved changes are lost; when leaving the portal the browser asks with its own text. Use one
 * per page.
 */
export function LeaveGuard({ isUnsaved, onLeave, words }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    // While it is set, nothing else on the page says that everything is saved.
    const { dataset } = document.documentElement
    dataset.unsaved = ''
    return () => {
      removeEventListener('beforeunload', ask)
      delete dataset.unsaved
    }
  }, [isUnsaved])
  const go = () => {
    onLeave?.()
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      confirmLabel={words.go}
      destructive={true}
      keepLabel={words.stay}
      onConfirm={go}
      onKeep={() => blocker.reset?.()}
      open={blocker.state === 'blocked'}
      title={words.title}
    >
      {words.text}
    </ConfirmDialog>
  )
}
