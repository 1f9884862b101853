import { useEffect } from 'react'
import { useTranslator } from './i18n/index.ts'

/** Sets the tab title to what the page shows, once that is known; until then the page's own title applies. */
export function usePageName(name: string | undefined): void {
  const { t } = useTranslator()
  const { pathname } = location
  const title = name && t('shell.title.page', { page: name })
  // Again after a navigation, which sets the page's own title first.
  useEffect(() => {
    if (title) document.title = title
  }, [title, pathname])
}
