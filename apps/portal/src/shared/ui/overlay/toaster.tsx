import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import css from './toaster.module.css'
import { currentPlace, currentToast, dismissToast, enterPlace, onToastChange, type Toast } from './toasts.ts'

const PLAIN_MS = 5_000
const WITH_ACTION_MS = 10_000

function useExpiry(toast: Toast | undefined, isPaused: boolean): void {
  useEffect(() => {
    if (!toast || isPaused) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? WITH_ACTION_MS : PLAIN_MS)
    return () => clearTimeout(timer)
  }, [toast, isPaused])
}

/** Lifts the region above an open drawer or dialog each time a message appears. */
function useTopLayer(toast: Toast | undefined) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!toast) return
    region.current?.showPopover?.()
    const shown = region.current
    return () => shown?.hidePopover?.()
  }, [toast])
  return region
}

/** The current toast, if this is the topmost place for it. */
function useToastHere(): Toast | undefined {
  const place = useId()
  useEffect(() => enterPlace(place), [place])
  return useSyncExternalStore(onToastChange, () => (currentPlace() === place ? currentToast() : undefined))
}

/**
 * Where toasts appear: the shell renders one, and a drawer that shows toasts has its own while it is open.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toast = useToastHere()
  const [isPaused, setIsPaused] = useState(false)
  useExpiry(toast, isPaused)
  const region = useTopLayer(toast)
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className={css.region}
      onBlur={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      popover="manual"
      ref={region}
    >
      {toast && (
        <div className={css.toast} key={toast.id}>
          <p className={css.text}>{toast.text}</p>
          {toast.action && (
            <button className={css.action} onClick={() => dismissToast(toast.id, true)} type="button">
              {toast.action.label}
            </button>
          )}
          <IconButton icon={X} iconSize="sm" label={closeLabel} onClick={() => dismissToast(toast.id)} />
        </div>
      )}
    </section>
  )
}
