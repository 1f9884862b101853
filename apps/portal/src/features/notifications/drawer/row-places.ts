/** The focusable element of a row: its name. */
const ROW = '[data-row]'

export const listRows = (place: Element | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(ROW) ?? []),
]

/** The row of this fold, if it's rendered. */
export const findRow = (place: Element | null, key: string | undefined): HTMLElement | undefined =>
  listRows(place).find((row) => keyOf(row) === key)

/** The key of the fold that contains an element. */
export const keyOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** The row that contains an element, such as one of its buttons. */
export const rowOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest('[data-item]')?.querySelector<HTMLElement>(ROW) : undefined
