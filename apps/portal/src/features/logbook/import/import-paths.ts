import { paths } from '../../../shared/paths.ts'

/** A preview, or an import that was accepted. */
export const importPath = (importId: string): string =>
  `${paths.importDives()}/${encodeURIComponent(importId)}`
