import { useSyncExternalStore } from 'react'

const WIDTHS = { desk: '(max-width: 63.99rem)', tablet: '(max-width: 47.99rem)' } as const

const subscribeTo = (query: string) => (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const SUBSCRIBE = { desk: subscribeTo(WIDTHS.desk), tablet: subscribeTo(WIDTHS.tablet) }

/** Whether the window is narrower than a desktop, where things are side by side, or than a tablet. */
export const useNarrow = (than: keyof typeof WIDTHS = 'desk'): boolean =>
  useSyncExternalStore(SUBSCRIBE[than], () => matchMedia(WIDTHS[than]).matches)
