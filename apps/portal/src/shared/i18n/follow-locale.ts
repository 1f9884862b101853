import { isLocale } from '@fathom/domain/translations'
import { LOCALE_NAME } from './first-locale.ts'
import type { I18n } from './i18n.ts'

/** Applies a language chosen in one tab to the others too. Returns a function that stops it. */
export function followLocale(i18n: Pick<I18n, 'use' | 'current'>): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== LOCALE_NAME || newValue === null || !isLocale(newValue)) return
    if (i18n.current().locale !== newValue)
      i18n
        .use(newValue)
        .catch((cause: unknown) => console.warn(`the words of ${newValue} did not load`, cause))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
