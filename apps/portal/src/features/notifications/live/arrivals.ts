import type { I18n } from '../../../shared/i18n/index.ts'
import { announce } from '../announce.ts'

/** Arrivals within this time are announced in one sentence. */
const TOGETHER_MS = 500

/** Announces arrivals politely, in the visible tab. */
export function createArrivals(i18n: Pick<I18n, 'need' | 'current'>) {
  let names: string[] = []
  const announceAll = async () => {
    const [name = '', ...others] = names
    names = []
    await i18n.need('notifications-drawer')
    announce(i18n.current().t('notifications-drawer.arrived', { count: others.length + 1, name }))
  }
  return (name: string) => {
    if (document.visibilityState !== 'visible') return
    names.push(name)
    // The timer starts with the first arrival and isn't reset by later ones; otherwise a steady stream would
    // never be announced.
    if (names.length === 1) setTimeout(() => void announceAll().catch(() => undefined), TOGETHER_MS)
  }
}
