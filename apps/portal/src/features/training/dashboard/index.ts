export { Dashboard } from './dashboard.tsx'
export { Lead } from './lead.tsx'
