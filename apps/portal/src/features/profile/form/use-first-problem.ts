import { type RefObject, useEffect } from 'react'

/** After a save fails validation, focuses the first invalid field. */
export function useFirstProblem(place: RefObject<HTMLElement | null>, refused: number): void {
  useEffect(() => {
    if (refused === 0) return
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // The browser's own scrolling would show the field but leave its message under the save bar.
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'nearest' })
  }, [place, refused])
}
