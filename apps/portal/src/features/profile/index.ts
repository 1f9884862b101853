export { PROFILE, profileQuery } from './profile.queries.ts'
