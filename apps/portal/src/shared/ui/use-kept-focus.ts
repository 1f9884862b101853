import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useState } from 'react'

/**
 * For a windowed list: the row that has the focus stays rendered when it scrolls away. Rows have their number in
 * `data-index`.
 */
export function useKeptFocus() {
  const [focused, setFocused] = useState(-1)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      if (focused < 0 || focused >= range.count || shown.includes(focused)) return shown
      return [...shown, focused].sort((one, other) => one - other)
    },
    [focused],
  )
  const keepFocused = {
    onBlur: () => setFocused(-1),
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)),
  }
  return { rangeExtractor, keepFocused }
}
