/** Puts one before or behind the others; the rest keep their order. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const at = Math.max(0, Math.min(items.length - 1, to))
  const item = items[from]
  if (item === undefined || from === at) return [...items]
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, at), item, ...others.slice(at)]
}

/** Where an arrow leads. In a row that reads from right to left, left is forward. */
export function stepOf(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1
  return 0
}
