import { useSyncExternalStore } from 'react'
import { markInstallDeclined } from '../../../shared/install/install-marks.ts'

/** Chromium's event, which TypeScript doesn't know. It can prompt once. */
type PromptEvent = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let caught: PromptEvent | undefined
const listeners = new Set<() => void>()

function setCaught(event: PromptEvent | undefined): void {
  caught = event
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const mayPrompt = (): boolean => caught !== undefined

export const useMayPrompt = (): boolean => useSyncExternalStore(subscribe, mayPrompt)

/**
 * Catches the browser's offer to install. The browser makes it only after the page has named its manifest, so
 * call this no later than that. Ends with the manifest: `/verify` has another one.
 */
export function catchPrompt(onCaught: () => void): () => void {
  const onPrompt = (event: Event) => {
    // Otherwise the browser shows its own bar, on the first visit too.
    event.preventDefault()
    setCaught(event as PromptEvent)
    onCaught()
  }
  const onInstalled = () => setCaught(undefined)
  addEventListener('beforeinstallprompt', onPrompt)
  addEventListener('appinstalled', onInstalled)
  return () => {
    removeEventListener('beforeinstallprompt', onPrompt)
    removeEventListener('appinstalled', onInstalled)
    setCaught(undefined)
  }
}

/** Opens the browser's own question. Dismissing it counts as "Not now". */
export async function promptInstall(): Promise<void> {
  const event = caught
  setCaught(undefined)
  if (!event) return
  try {
    await event.prompt()
    if ((await event.userChoice).outcome === 'dismissed') markInstallDeclined(todayHere())
  } catch (cause) {
    console.warn('the browser did not ask whether to install', cause)
  }
}

/** Swedish dates are ISO days. */
export const todayHere = (): string => new Date().toLocaleDateString('sv-SE')

/** Safari on iOS has its own property for it. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
