import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { MemoryRouter } from '../router/index.ts'

const flags = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }

/**
 * A whole page renders on its own: if the act flag stayed on for good, React would warn about each of its
 * updates.
 */
function acting(action: () => void): void {
  const before = flags.IS_REACT_ACT_ENVIRONMENT
  flags.IS_REACT_ACT_ENVIRONMENT = true
  try {
    act(action)
  } finally {
    flags.IS_REACT_ACT_ENVIRONMENT = before
  }
}

/** Renders an element on its own page until the test ends. */
export function render(part: ReactNode) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flags.IS_REACT_ACT_ENVIRONMENT = true
  const show = (next: ReactNode) => act(() => root.render(<MemoryRouter>{next}</MemoryRouter>))
  show(part)
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
    flags.IS_REACT_ACT_ENVIRONMENT = false
  })
  return { place, show }
}

/** The one element with this text, label or placeholder. */
export function find<Kind extends Element = HTMLElement>(selector: string, text?: string): Kind {
  const all = [...document.querySelectorAll<Kind>(selector)]
  const found = text
    ? all.find((one) => one.textContent?.trim() === text || one.getAttribute('aria-label') === text)
    : all[0]
  if (!found) throw new Error(`no ${selector} ${text ?? ''} on the page`)
  return found
}

export function press(element: HTMLElement): void {
  acting(() => element.click())
}

export function key(element: Element, name: string): void {
  acting(() =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  )
}

export function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  acting(() => {
    setter?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export function focus(element: HTMLElement): void {
  acting(() => element.focus())
}
