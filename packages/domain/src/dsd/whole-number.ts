/** The largest that the services keep. */
export const LARGEST_NUMBER = 2_147_483_647

/** VA-08: a store or member number is whole, or null. What is no such number counts as none. */
export function wholeNumberIn(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return number > 0 && number <= LARGEST_NUMBER ? number : null
}
