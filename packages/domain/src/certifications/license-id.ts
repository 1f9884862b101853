const CHECK = 97

/** Ten digits: a running number of eight, and two check digits that catch typos (ISO 7064, MOD 97-10). */
export function licenseIdOf(number: number): string {
  const check = CHECK + 1 - ((number * 100) % CHECK)
  return `${String(number).padStart(8, '0')}${String(check).padStart(2, '0')}`
}

/** Grouped for reading aloud: `2503 1184 07`. */
export const licenseIdShown = (licenseID: string): string => licenseID.replace(/^(\d{4})(\d{4})/, '$1 $2 ')
