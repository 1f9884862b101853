import type { FastifyReply } from 'fastify'
import { limitPage } from '../pages/plain-pages.ts'
import type { Limit, RateLimit, SecurityEvent } from '../ports.ts'
import { type IdentityDeps, type Step, show } from './step.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * Limits the attempts per account from one address. Only the allowed attempts count against the account as a
 * whole, so one persistent guesser doesn't lock out the owner elsewhere; a password reset by e-mail always
 * stays available.
 */
export function passwordLimits(email: string, address: string): Limit[] {
  const account = email.toLowerCase()
  return [
    { key: pairKey(account, address), limit: 10, seconds: 15 * MINUTE },
    { key: `password of all by ${address}`, limit: 500, seconds: 15 * MINUTE },
    { key: accountKey(account), limit: 200, seconds: HOUR },
  ]
}

const pairKey = (email: string, address: string) => `password of ${email.toLowerCase()} by ${address}`
const accountKey = (email: string) => `password of ${email.toLowerCase()} by all`

/**
 * Resets the counters of a person who knew the password. The counter of the address stays, because it may be
 * guessing at other accounts.
 */
export async function forgetGuesses(rateLimit: RateLimit, email: string, address: string): Promise<void> {
  await rateLimit.forget(pairKey(email, address))
  await rateLimit.forget(accountKey(email))
}

/** A passkey can't be guessed; this only prevents callers from making us check signatures all day. */
export function passkeyLimits(address: string): Limit[] {
  return [{ key: `passkeys by ${address}`, limit: 200, seconds: 15 * MINUTE }]
}

const ONE_TIME_CODE = /^[\d ]*$/

/**
 * A code has six digits: guessing must stay hopeless. Recovery codes can't be guessed and count separately, so
 * anyone who knows only the password doesn't lock out the owner.
 */
export function codeLimits(sub: string, code: string): Limit[] {
  return ONE_TIME_CODE.test(code)
    ? [{ key: `second factor of ${sub}`, limit: 6, seconds: 15 * MINUTE }]
    : [{ key: `recovery code of ${sub}`, limit: 20, seconds: 15 * MINUTE }]
}

/** Each mail may go to a person who didn't ask for it. */
export function mailLimits(email: string, address: string): Limit[] {
  return [
    { key: `code to ${email.toLowerCase()}`, limit: 5, seconds: HOUR },
    { key: `codes for ${address}`, limit: 30, seconds: HOUR },
  ]
}

/**
 * Undefined if all limits allow it. Stops at the first limit that refuses, so a refused attempt doesn't count
 * against the others.
 */
export async function secondsToWait(
  rateLimit: RateLimit,
  limits: readonly Limit[],
): Promise<number | undefined> {
  for (const limit of limits) {
    const { isAllowed, retryAfterSeconds } = await rateLimit.take(limit)
    if (!isAllowed) return retryAfterSeconds
  }
  return undefined
}

/** `account` is whose limit was reached, if it's the limit of one. */
export function showLimit(
  deps: IdentityDeps,
  reply: FastifyReply,
  { page, path }: Step,
  seconds: number,
  account?: SecurityEvent['account'],
) {
  deps.options.securityLog.record({ kind: 'limited', address: reply.request.ip, account })
  reply.header('retry-after', String(seconds))
  return show(deps, reply, page, limitPage(page, seconds, path), 429)
}
