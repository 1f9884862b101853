/**
 * Puts one before or behind the others; the rest keep their order. It is named by its id: a finger goes on before the
 * move that it made is drawn, and must not take it back.
 */
export function placed<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((each) => each.id === id)
  if (item === undefined) return [...items]
  const others = items.filter((each) => each !== item)
  const at = Math.max(0, Math.min(others.length, to))
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
