/** What every page of a form is given. */
export type PageProps = {
  /** The form opens with this page: the focus stays where it is. */
  isFirst: boolean
  onBack?: (() => void) | undefined
  onNext: () => void
  /** What the button to the next page says. */
  next: string
}
