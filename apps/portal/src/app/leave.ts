const withoutFragment = (url: URL | Location) => url.origin + url.pathname + url.search

/** Whether going there would only move within the page that is open: the browser then loads nothing. */
export function isSamePage(url: string, here: Location): boolean {
  return withoutFragment(new URL(url, here.href)) === withoutFragment(here)
}

/** Loads an address anew, also the one that is open: loaded again, it keeps what the history holds of it. */
function go(url: string): void {
  const isHere = isSamePage(url, location)
  if (new URL(url, location.href).href !== location.href) location.assign(url)
  if (isHere) location.reload()
}

type Leave = (url: string) => void

export type Exit = ReturnType<typeof createExit>

/**
 * The one way out of the page. A session that ends is noticed in several places at once: the way out that was begun
 * first is taken to its end.
 */
export function createExit(load: Leave = go) {
  let isLeaving = false
  // A page that the browser kept and shows again may leave again.
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
    /** Nothing else leaves while this work is under way; it is handed the only key. */
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
