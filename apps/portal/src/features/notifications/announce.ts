const MARK = 'data-announcer'
/**
 * Screen readers announce changes to a live region, not its initial content, so the text is set after this
 * delay.
 */
const BREATH_MS = 100

const top = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

function regionIn(place: Element): Element {
  const found = [...place.children].find((child) => child.hasAttribute(MARK))
  if (found) return found
  const region = document.createElement('div')
  region.setAttribute(MARK, '')
  region.setAttribute('role', 'status')
  region.className = 'visually-hidden'
  place.append(region)
  return region
}

/**
 * Announces text to a screen reader without moving the focus. Uses the open dialog, because screen readers
 * ignore the page behind it.
 */
export function announce(text: string): void {
  const region = regionIn(top())
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, BREATH_MS)
}
