import { useEffect } from 'react'
import { useBlocker } from '../../router/index.ts'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

type Props = {
  isUnsaved: boolean
  /** The person goes without saving: whoever keeps a draft lets go of it. */
  onLeave?: () => void
  words: { title: string; text: string; go: string; stay: string }
}

/** Asks before unsaved changes are left; outside of the portal the browser asks in its own words. One to a page. */
export function LeaveGuard({ isUnsaved, onLeave, words }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    // Nothing else on the page says meanwhile that all is saved.
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
