/** Longer ones are cut: nobody names a column with a novel. */
export const LONGEST_HEADER = 80

/** `StartPSI`, `start_psi` and `Start-PSI` → `start`, `psi` */
export const wordsOfHeader = (header: string): string[] =>
  header
    .slice(0, LONGEST_HEADER)
    .normalize('NFKC')
    .replaceAll(/(\p{Lowercase_Letter})(\p{Uppercase_Letter})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s_/-]+/)

/** `Profondità max (m)` → `profonditamax` */
export const plainHeader = (header: string): string =>
  header
    .slice(0, LONGEST_HEADER)
    .normalize('NFKC')
    .replaceAll(/[[(].*?[\])]/g, ' ')
    .replaceAll(ARABIC_ARTICLE, '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}|[\u0653-\u0655]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')

/** Some write `عمق`, others `العمق`; and letters that differ by a dot are written for each other. */
const ARABIC_ARTICLE = /(?<!\p{Letter}\p{Mark}*)ال(?=\p{Letter}{2})/gu
