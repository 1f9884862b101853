const MARK = 'fathom.reloaded'

type Ports = {
  marks: Storage
  /** The address that is being opened, with its query and fragment. */
  requested: () => string
  leave: (url: string) => void
  isOnline: () => boolean
}

/** A page's code could not be fetched, not even after loading its address anew. */
export class PageNotLoaded extends Error {}

/** There was no signal to fetch it with: the code may well be there, and asking again is enough. */
export class ConnectionLost extends PageNotLoaded {}

/**
 * RR-06: after an update the old page's parts may be gone, so a failed import loads the requested address anew.
 * Once only: a second failure in a row is shown.
 */
export function createPageLoader({ marks, requested, leave, isOnline }: Ports) {
  return async <Page>(load: () => Promise<Page>): Promise<Page> => {
    try {
      return await load()
    } catch (cause) {
      const url = requested()
      if (!isOnline()) throw new ConnectionLost('there was no signal', { cause })
      if (marks.getItem(MARK) === url) throw new PageNotLoaded('the page did not load', { cause })
      marks.setItem(MARK, url)
      leave(url)
      return stayWhileLeaving()
    }
  }
}

/** Called once a page stands whole: a page has more than one part, and one that loaded says nothing of the others. */
export function pageStands(marks: Storage): void {
  marks.removeItem(MARK)
}

/** The browser is on its way to another address: nothing more happens here. */
export function stayWhileLeaving(): Promise<never> {
  return new Promise(() => {})
}
