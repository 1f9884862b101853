import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslator } from '../shared/i18n/index.ts'
import { useLocation } from '../shared/router/index.ts'
import { usePageTitle } from './page-title.ts'

/** Puts the focus on the heading. One that comes later gets it then, unless it has gone elsewhere meanwhile. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  const heading = () => main.querySelector<HTMLElement>('h1')
  const first = heading() ?? main
  first.focus({ preventScroll: true })
  if (first !== main) return
  const watch = new MutationObserver(() => {
    const late = heading()
    if (!late) return
    watch.disconnect()
    if (document.activeElement === main) late.focus({ preventScroll: true })
  })
  watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** The page that was open last, also within another frame: a lesson has the window to itself. */
let opened: string | undefined

/** Names the tab after the page, and after a change of page puts the focus on its heading, where reading begins. */
export function usePageFocus() {
  const { t } = useTranslator()
  const main = useRef<HTMLElement>(null)
  const title = usePageTitle()
  const { pathname } = useLocation()
  const name = title === undefined ? t('shell.product.name') : t('shell.title.page', { page: t(title) })
  // Before the page's own effects: one that knows a better name gives it after this.
  useLayoutEffect(() => {
    document.title = name
  }, [name])
  useEffect(() => {
    const isChange = opened !== undefined && opened !== pathname
    opened = pathname
    return isChange && main.current ? focusHeading(main.current) : undefined
  }, [pathname])
  return main
}
