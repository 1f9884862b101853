/** Spec §6: mainland China is a mailing country named CHINA, in any letter case (RO-07). */
export function isMainlandChina(mailingCountry: string | undefined): boolean {
  return mailingCountry?.trim().toUpperCase() === 'CHINA'
}
