import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../shared/i18n/index.ts'
import { usePageTitle } from './page-title.ts'

/** Names the tab after the page, and after a change of page puts the focus on its heading, where reading begins. */
export function usePageFocus() {
  const { t } = useTranslator()
  const main = useRef<HTMLElement>(null)
  const title = usePageTitle()
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  const name = title === undefined ? t('shell.product.name') : t('shell.title.page', { page: t(title) })
  useEffect(() => {
    document.title = name
  }, [name])
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    const heading = main.current?.querySelector<HTMLElement>('h1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
