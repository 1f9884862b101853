/** The largest number that the services can store. */
export const LARGEST_NUMBER = 2_147_483_647

/** VA-08: a store or member number is a whole number or null. Anything else becomes null. */
export function wholeNumberIn(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const number = Number(text)
  return number > 0 && number <= LARGEST_NUMBER ? number : null
}
