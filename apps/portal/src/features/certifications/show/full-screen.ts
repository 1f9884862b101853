import { useEffect } from 'react'

/**
 * Enters full screen on a phone before the dialog opens; if the browser refuses, the card fills the window.
 */
export async function enterFullScreen(): Promise<void> {
  if (!matchMedia('(pointer: coarse)').matches) return
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
}

/** Leaving full screen with a phone gesture closes the card, and vice versa. */
export function useFullScreen(onLeave: () => void): void {
  useEffect(() => {
    const watch = () => {
      if (!document.fullscreenElement) onLeave()
    }
    document.addEventListener('fullscreenchange', watch)
    return () => {
      document.removeEventListener('fullscreenchange', watch)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [onLeave])
}
