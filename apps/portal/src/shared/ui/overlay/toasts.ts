export type Toast = {
  id: number
  text: string
  action?: { label: string; onPress: () => void }
  /** The toast closed without its action: the change is now final. */
  onSettled?: () => void
}

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function put(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a short message at the edge of the page, after any earlier ones. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  put([...queue, { ...toast, id: lastId }])
  return lastId
}

/** Closes the message; without `acted` its action is committed. */
export function dismissToast(id: number, acted = false): void {
  const toast = queue.find((one) => one.id === id)
  if (!toast) return
  put(queue.filter((one) => one.id !== id))
  if (acted) toast.action?.onPress()
  else toast.onSettled?.()
}

/** The id of the last message that was shown. */
export function newestToast(): number {
  return lastId
}

/** Takes back what was said after this message; what can still be acted on stays. */
export function retractToasts(after: number): void {
  put(queue.filter(({ id, action }) => id <= after || action))
}

export function currentToast(): Toast | undefined {
  return queue[0]
}

let places: readonly string[] = []

/**
 * Makes this the place for toasts until the returned function is called: elements behind a dialog can't be
 * pressed.
 */
export function enterPlace(place: string): () => void {
  places = [...places, place]
  put(queue)
  return () => {
    places = places.filter((one) => one !== place)
    put(queue)
  }
}

export function currentPlace(): string | undefined {
  return places.at(-1)
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
