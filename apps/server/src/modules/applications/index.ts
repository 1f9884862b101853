export { listOwn as listApplicationsOf, listTypes as listApplicationTypes } from './application.store.ts'
export { applicationsModule } from './applications.module.ts'
export { countAges, countSubmitted } from './reading/count-ages.ts'
export { typeName as applicationTypeName } from './reading/type-name.ts'
