export { findCataloguesFolder, listAreas, readArea } from './catalogue-files.ts'
export { messageIssues } from './message-issues.ts'
export { messageTypes } from './message-types.ts'
