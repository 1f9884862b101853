import type { I18n } from '../../../shared/i18n/index.ts'
import { announce } from '../announce.ts'

/** Several that come in one go are told in one sentence. */
const TOGETHER_MS = 500

/** Tells of what arrives, politely, in the tab that is looked at. */
export function createArrivals(i18n: Pick<I18n, 'need' | 'current'>) {
  let names: string[] = []
  const tell = async () => {
    const [name = '', ...others] = names
    names = []
    await i18n.need('notifications-drawer')
    announce(i18n.current().t('notifications-drawer.arrived', { count: others.length + 1, name }))
  }
  return (name: string) => {
    if (document.visibilityState !== 'visible') return
    names.push(name)
    // Counted from the first, not put off by those that follow: whoever is told much would otherwise hear nothing.
    if (names.length === 1) setTimeout(() => void tell().catch(() => undefined), TOGETHER_MS)
  }
}
