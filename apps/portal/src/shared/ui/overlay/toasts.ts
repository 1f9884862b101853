export type Toast = {
  id: number
  text: string
  action?: { label: string; onPress: () => void }
  /** The toast went without its action: what could be undone now stands. */
  onSettled?: () => void
}

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function put(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a short message at the edge of the page; it waits its turn behind earlier ones. Answers its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  put([...queue, { ...toast, id: lastId }])
  return lastId
}

/** Takes the message away; without `acted` the deed it told of is settled. */
export function dismissToast(id: number, acted = false): void {
  const toast = queue.find((one) => one.id === id)
  if (!toast) return
  put(queue.filter((one) => one.id !== id))
  if (acted) toast.action?.onPress()
  else toast.onSettled?.()
}

export function currentToast(): Toast | undefined {
  return queue[0]
}

let places: readonly string[] = []

/** A place where toasts appear from now on, until the answer is called: what is behind a dialog cannot be pressed. */
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
