import { type RefObject, useEffect, useRef } from 'react'

/** The toggle button comes after the control it switches, so the focus moves back to the new field or pad. */
export function useFocusInNew(place: RefObject<HTMLElement | null>, way: 'drawn' | 'typed'): void {
  const before = useRef(way)
  useEffect(() => {
    if (before.current === way) return
    before.current = way
    place.current?.querySelector<HTMLElement>('input, fieldset')?.focus()
  }, [place, way])
}
