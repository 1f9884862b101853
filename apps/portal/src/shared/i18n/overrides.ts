import type { AnyLocale, Catalogue } from '@fathom/locales'
import { readConfig } from '../config.ts'

/** After this, the page opens with the texts of the build. */
const LONGEST_MS = 5000

/** OF-08: what staff have worded differently. Never rejects: without it, the texts of the build apply. */
export async function loadOverrides(locale: AnyLocale): Promise<Catalogue> {
  try {
    const address = readConfig(document).translations[locale]
    if (address) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) })
      if (answer.ok) return await answer.json()
    }
  } catch {
    // A page without a configuration says so itself, and the browser's log has the failed call.
  }
  return {}
}
