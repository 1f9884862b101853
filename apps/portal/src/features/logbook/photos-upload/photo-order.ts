/**
 * Moves one item to a position; the rest keep their order. The item is identified by id, because a drag
 * continues before its last move is rendered and must not revert it.
 */
export function placed<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((each) => each.id === id)
  if (item === undefined) return [...items]
  const others = items.filter((each) => each !== item)
  const at = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, at), item, ...others.slice(at)]
}

/** The step for an arrow key. In a right-to-left row, left means forward. */
export function stepOf(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1
  return 0
}
