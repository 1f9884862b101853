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

/** Shows a short message at the edge of the page; it waits its turn behind earlier ones. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  put([...queue, { ...toast, id: lastId }])
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

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
