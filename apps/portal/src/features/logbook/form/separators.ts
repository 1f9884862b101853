/** The separator before each item of a list in this language; empty before the first. */
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
