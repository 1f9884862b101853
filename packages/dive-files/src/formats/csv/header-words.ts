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
