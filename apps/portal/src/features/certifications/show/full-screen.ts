import { useEffect } from 'react'

/** The whole screen of a phone, before the dialog opens over it; a browser that does not give it shows the window. */
export async function enterFullScreen(): Promise<void> {
  if (!matchMedia('(pointer: coarse)').matches) return
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
}

/** Whoever leaves the full screen by a gesture of the phone closes the card, and the other way round. */
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
