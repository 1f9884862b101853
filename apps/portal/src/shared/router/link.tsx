import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { useLocation, useRouter } from './hooks.ts'
import { createPath, resolvePath } from './location.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  replace?: boolean
  /** Loads a new document instead of navigating in the app. */
  reloadDocument?: boolean
}

const LEADS_OUT = /^([a-z][a-z\d+.-]*:|\/\/)/i

/** The browser itself handles links to other tabs and windows, and downloads. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self')

export function Link({ to, replace, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || LEADS_OUT.test(to)) return
    if (isForTheBrowser(event, rest.target)) return
    event.preventDefault()
    const { location } = router.state
    const isHere = createPath(resolvePath(to, location)) === createPath(location)
    void router.navigate(to, { replace: replace ?? isHere })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/**
 * Marks itself as current when it leads to the open page, to a page above it, or to one that lists this page
 * as `under`.
 */
export function NavLink({ under, ...props }: LinkProps & { under?: RegExp | undefined }) {
  const location = useLocation()
  const here = `${location.pathname}/`.toLowerCase()
  const { pathname } = resolvePath(props.to, location)
  const isCurrent = here.startsWith(`${pathname}/`.toLowerCase()) || under?.test(here)
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}

/** Navigates as soon as it renders. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const { navigate } = useRouter()
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace])
  return null
}
