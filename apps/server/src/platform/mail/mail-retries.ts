import type { Retries } from '../jobs/index.ts'

/** For about two days, with ten minutes between the attempts in the end. */
export const MAIL_RETRIES: Retries = { limit: 290, delaySeconds: 5, maxSeconds: 600 }

/** For a code that's good for ten minutes: it has to arrive soon after the mail server is back. */
export const CODE_RETRIES: Retries = { limit: 45, delaySeconds: 2, maxSeconds: 15 }
