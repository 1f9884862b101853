/** The props of every form page. */
export type PageProps = {
  /** The form opens with this page, so the focus is not moved. */
  isFirst: boolean
  onBack?: (() => void) | undefined
  onNext: () => void
  /** The label of the next button. */
  next: string
}
