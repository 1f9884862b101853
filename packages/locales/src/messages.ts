/** For the office's pages, which check and preview texts that staff write. Loads the parser. */
export { exampleTexts } from './example-texts.ts'
export { messageParts } from './message-parts.ts'
export { type OverrideProblem, overrideProblem } from './overrides.ts'
