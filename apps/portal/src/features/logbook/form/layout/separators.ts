/** What stands before each of so many things in a list, as the language writes one; nothing before the first. */
export function separatorsOf(count: number, tag: string): string[] {
  const parts = new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).formatToParts(
    Array(count).fill('x'),
  )
  return parts
    .filter(({ type }) => type === 'element')
    .map((element) => {
      const before = parts[parts.indexOf(element) - 1]
      return before?.type === 'literal' ? before.value : ''
    })
}
