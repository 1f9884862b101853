import { type RefObject, useEffect, useRef } from 'react'

/** The button for the other way comes after what it brings: the focus goes back to that, the field or the pad. */
export function useFocusInNew(place: RefObject<HTMLElement | null>, way: 'drawn' | 'typed'): void {
  const before = useRef(way)
  useEffect(() => {
    if (before.current === way) return
    before.current = way
    place.current?.querySelector<HTMLElement>('input, fieldset')?.focus()
  }, [place, way])
}
