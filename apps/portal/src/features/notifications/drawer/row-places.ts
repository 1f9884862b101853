/** What has the focus of a row: its name. */
const ROW = '[data-row]'

export const listRows = (place: Element | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>(ROW) ?? []),
]

/** The row that stands for this fold, while it stands in the page. */
export const findRow = (place: Element | null, key: string | undefined): HTMLElement | undefined =>
  listRows(place).find((row) => keyOf(row) === key)

/** The fold that something in the list belongs to. */
export const keyOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** The row that something in it belongs to, such as one of its buttons. */
export const rowOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest('[data-item]')?.querySelector<HTMLElement>(ROW) : undefined
