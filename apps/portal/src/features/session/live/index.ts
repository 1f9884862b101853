export { followAccount, watchSignOuts } from './follow-session.ts'
