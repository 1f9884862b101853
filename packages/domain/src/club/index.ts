export { type Membership, type ProfessionalStatus, professionalStatus } from './professional-status.ts'
