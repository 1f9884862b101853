const withoutFragment = (url: URL | Location) => url.origin + url.pathname + url.search

/** Whether going there would only move within the page that is open: the browser then loads nothing. */
export function isSamePage(url: string, here: Location): boolean {
  return withoutFragment(new URL(url, here.href)) === withoutFragment(here)
}

/** Loads an address anew, also the one that is open. */
export function leave(url: string): void {
  const isHere = isSamePage(url, location)
  location.assign(url)
  if (isHere) location.reload()
}
