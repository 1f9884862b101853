/** Types into a field as a person does, so that React notices. */
export function type(field: Element | null | undefined, value: string): void {
  const isChosen = field instanceof HTMLSelectElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
}
