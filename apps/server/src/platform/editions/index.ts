export type { EditionKind, Published, StoredDocuments } from './edition-kind.ts'
export { createEditions, type Editions } from './editions.ts'
export { currentOf, layersOf, stateOf } from './resolve.ts'
