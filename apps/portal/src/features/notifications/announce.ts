const MARK = 'data-announcer'
/** A region speaks what is written into it, not what it was born with. */
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

/** Says something to a screen reader without moving the focus; inside an open dialog, where it listens. */
export function announce(text: string): void {
  const region = regionIn(top())
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, BREATH_MS)
}
