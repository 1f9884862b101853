/** An element that was read whole, with everything in it. */
export type XmlElement = {
  /** Without a prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** The text directly in the element. */
  text: string
  line: number
  /** An instruction to our own program in the element. */
  own?: string
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The first element at a path such as `geography/gps`. */
export function childAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = element
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}
