export { followAccount } from './follow-account.ts'
export { watchSignOuts } from './watch-sign-outs.ts'
