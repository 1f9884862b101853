const withoutFragment = (url: URL | Location) => url.origin + url.pathname + url.search

/**
 * Whether the URL differs from the current one in its fragment at most, in which case the browser loads
 * nothing.
 */
export function isSamePage(url: string, here: Location): boolean {
  return withoutFragment(new URL(url, here.href)) === withoutFragment(here)
}

/** Loads a URL, even the current one; a reload keeps the history state. */
function go(url: string): void {
  const isHere = isSamePage(url, location)
  if (new URL(url, location.href).href !== location.href) location.assign(url)
  if (isHere) location.reload()
}

type Leave = (url: string) => void

export type Exit = ReturnType<typeof createExit>

/**
 * The only way to leave the page. Several places notice the end of a session at once; the first one to
 * navigate wins.
 */
export function createExit(load: Leave = go) {
  let isLeaving = false
  // A page restored from the back/forward cache may leave again.
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  return {
    leave: (url: string) => {
      if (isLeaving) return
      isLeaving = true
      load(url)
    },
    isLeaving: () => isLeaving,
    /** Blocks all other navigation while `work` runs; only `work` gets the function that leaves. */
    during: (work: (leave: Leave) => Promise<void>) => async () => {
      isLeaving = true
      try {
        await work(load)
      } catch (cause) {
        isLeaving = false
        throw cause
      }
    },
  }
}
