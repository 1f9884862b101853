import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useLocation } from '../../shared/router/index.ts'
import { usePageTitle } from '../routing/page-title.ts'

/**
 * Focuses the heading. One that renders later, or in place of a skeleton's, gets the focus then, unless the user has
 * moved it elsewhere.
 */
function focusHeading(main: HTMLElement): () => void {
  const heading = () => main.querySelector<HTMLElement>('h1')
  let focused = heading() ?? main
  focused.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    // The browser moves the focus to the body when what had it is removed.
    if (document.activeElement !== (focused.isConnected ? focused : document.body)) return watch.disconnect()
    const late = heading()
    if (!late || late === focused) return
    focused = late
    late.focus({ preventScroll: true })
  })
  watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** The last open page, even in another layout: a lesson takes the whole window. */
let opened: string | undefined

/** Sets the tab title and, after a navigation, focuses the heading so that reading starts there. */
export function usePageFocus() {
  const { t } = useTranslator()
  const main = useRef<HTMLElement>(null)
  const title = usePageTitle()
  const { pathname } = useLocation()
  const name = title === undefined ? t('shell.product.name') : t('shell.title.page', { page: t(title) })
  // Runs before the page's own effects, so a page can set a better title afterwards; that of the page before goes.
  useLayoutEffect(() => {
    document.title = name
  }, [name, pathname])
  useEffect(() => {
    const isChange = opened !== undefined && opened !== pathname
    opened = pathname
    return isChange && main.current ? focusHeading(main.current) : undefined
  }, [pathname])
  return main
}
