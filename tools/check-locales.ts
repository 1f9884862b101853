import { findCataloguesFolder } from '@fathom/locales/catalogues'
import { catalogueProblems } from './locales/catalogue-problems.ts'

/**
 * Checks that every message exists in all 28 locales, with the same placeholders and the plurals of its
 * language (LA-03).
 */
export function checkLocales(folder: string = findCataloguesFolder()): string[] {
  return catalogueProblems(folder)
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkLocales()
  for (const problem of problems) console.error(problem)
  console.log(`locales: ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
