export { aDiver, anInstructor, aStaffMember, aStore, claimsOf } from './people.ts'
