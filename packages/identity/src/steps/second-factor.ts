import type { FastifyReply } from 'fastify'
import type { FieldErrors } from '../pages/fields.ts'
import { lockedPage, recoveryCodesPage, secondFactorPage, setUpPage } from '../pages/second-factor-pages.ts'
import type { Account } from '../ports.ts'
import { formOf } from './form.ts'
import { codeLimits, secondsToWait } from './limits.ts'
import {
  BY_PASSWORD,
  BY_PASSWORD_AND_CODE,
  hasSecondFactor,
  type Methods,
  SECOND_FACTOR_ACR,
  STAFF,
} from './methods.ts'
import { findProven, prove } from './proof.ts'
import { showSignInForm } from './sign-in-form.ts'
import { enter, type IdentityDeps, type Step, type StepHandler, show, showProblem } from './step.ts'

const NEW_KEY = 'key of an authenticator app'
/** Only a person who has just signed in may choose the second factor. */
const SET_UP_SECONDS = 300

const isSecondFactorWanted = (params: Readonly<Record<string, unknown>>) =>
  String(params.acr_values ?? '')
    .split(' ')
    .includes(SECOND_FACTOR_ACR)

export function isSecondFactorMissing({ params }: Step, account: Account, methods: Methods): boolean {
  return isSecondFactorWanted(params) && account.affiliateType === STAFF && !hasSecondFactor(methods)
}

/** For a person who is already signed in here, and now needs a second factor. */
export function showSecondFactor(deps: IdentityDeps): StepHandler {
  return async (_request, reply, step) => {
    const account = await findSignedIn(deps, step)
    if (!account) return reply.redirect(`${step.path}/sign-in`, 303)
    if (!(await hasAny(deps, account)) && !isRecent(deps, step))
      return showSignInForm(deps, reply, step, { email: account.email })
    return askSecondFactor(deps, reply, step, account)
  }
}

/** Anyone who has a second factor is asked for it. Only a person without any may choose one here. */
export async function askSecondFactor(
  deps: IdentityDeps,
  reply: FastifyReply,
  step: Step,
  account: Account,
  errors: FieldErrors = {},
) {
  const factors = await factorsOf(deps, account)
  if (!factors.hasApp && !factors.hasPasskey) return showSetUp(deps, reply, step, account)
  const demo = await deps.options.secondFactor.demoKey(account)
  const form = { ...factors, proof: prove(deps, step, account.sub, BY_PASSWORD), errors, demo }
  const page = { ...step.page, path: `${step.path}/second-factor` }
  return show(deps, reply, page, secondFactorPage(page, step.path, form), errors.code ? 422 : 200)
}

async function factorsOf({ options }: IdentityDeps, account: Account) {
  const [hasApp, passkeys] = await Promise.all([
    options.secondFactor.isSetUp(account),
    options.passkeys.count(account),
  ])
  return { hasApp, hasPasskey: passkeys > 0 }
}

export function checkSecondFactor(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const code = form('code').trim()
    const proven = await findProven(deps, step, form('proof'))
    if (!proven) return showProblem(deps, reply, step.page, 'text', 400)
    const { account } = proven
    const limits = codeLimits(account.sub, code)
    const wait = await secondsToWait(deps.options.rateLimit, limits)
    if (wait !== undefined) return showLocked(deps, reply, step, account, wait)
    const verdict = await deps.options.secondFactor.check(account, code)
    if (verdict === 'wrong') {
      const reason = 'code-wrong'
      deps.options.securityLog.record({ kind: 'sign-in-failed', address: request.ip, account, reason })
      const errors = { code: step.page.t('account-security.second.wrong') }
      return askSecondFactor(deps, reply, step, account, errors)
    }
    if (verdict === 'recovery-code')
      deps.options.securityLog.record({ kind: 'recovery-code-used', address: request.ip, account })
    for (const { key } of limits) await deps.options.rateLimit.forget(key)
    return enter(deps, request, reply, account.sub, BY_PASSWORD_AND_CODE, signedInAt(step, account))
  }
}

/** A new password doesn't help here. A recovery code does at once, because it has a limit of its own. */
async function showLocked(
  deps: IdentityDeps,
  reply: FastifyReply,
  step: Step,
  account: Account,
  seconds: number,
) {
  deps.options.securityLog.record({ kind: 'limited', address: reply.request.ip, account })
  const factors = await factorsOf(deps, account)
  const form = { ...factors, proof: prove(deps, step, account.sub, BY_PASSWORD), seconds }
  const page = { ...step.page, path: `${step.path}/second-factor` }
  reply.header('retry-after', String(seconds))
  return show(deps, reply, page, lockedPage(page, step.path, form), 429)
}

function showSetUp(
  deps: IdentityDeps,
  reply: FastifyReply,
  step: Step,
  account: Account,
  secret = deps.options.secondFactor.newKey(account).secret,
  errors: FieldErrors = {},
) {
  const { uri } = deps.options.secondFactor.newKey(account)
  const form = {
    proof: prove(deps, step, account.sub, BY_PASSWORD),
    key: deps.options.secrets.seal(`${step.uid} ${account.sub} ${secret}`, NEW_KEY),
    secret,
    uri: uri.replace(/secret=[^&]+/, `secret=${secret}`),
    errors,
  }
  const page = { ...step.page, path: `${step.path}/second-factor` }
  return show(deps, reply, page, setUpPage(page, step.path, form), errors.code ? 422 : 200)
}

export function setUpSecondFactor(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const proven = await findProven(deps, step, form('proof'))
    const secret = proven && findKey(deps, step, proven.account, form('key'))
    if (!proven || !secret) return showProblem(deps, reply, step.page, 'text', 400)
    const { account } = proven
    // The page may be older than the factor, and a password alone must not replace one.
    if (await hasAny(deps, account)) return refuseSetUp(deps, reply, step, account)
    const code = form('code').trim()
    const wait = await secondsToWait(deps.options.rateLimit, codeLimits(account.sub, code))
    if (wait !== undefined) return showLocked(deps, reply, step, account, wait)
    const codes = await deps.options.secondFactor.setUp(account, secret, code)
    if (codes === 'taken') return refuseSetUp(deps, reply, step, account)
    if (codes === 'wrong') {
      const errors = { code: step.page.t('account-security.second.wrong') }
      return showSetUp(deps, reply, step, account, secret, errors)
    }
    deps.options.securityLog.record({ kind: 'second-factor-set', address: request.ip, account })
    const proof = prove(deps, step, account.sub, BY_PASSWORD_AND_CODE)
    return show(
      deps,
      reply,
      step.page,
      recoveryCodesPage(step.page, step.path, { codes, email: account.email, proof }),
    )
  }
}

async function hasAny(deps: IdentityDeps, account: Account): Promise<boolean> {
  const { hasApp, hasPasskey } = await factorsOf(deps, account)
  return hasApp || hasPasskey
}

function refuseSetUp(deps: IdentityDeps, reply: FastifyReply, step: Step, account: Account) {
  deps.options.securityLog.record({ kind: 'refused', address: reply.request.ip, account })
  return askSecondFactor(deps, reply, step, account)
}

/** After the recovery codes were shown. */
export function finishSetUp(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const proven = await findProven(deps, step, formOf(request)('proof'))
    if (!proven) return showProblem(deps, reply, step.page, 'text', 400)
    return enter(deps, request, reply, proven.account.sub, proven.methods)
  }
}

function findKey({ options }: IdentityDeps, { uid }: Step, { sub }: Account, key: string) {
  try {
    const [madeFor, owner, secret] = options.secrets.open(key, NEW_KEY).split(' ')
    return madeFor === uid && owner === sub ? secret : undefined
  } catch {
    // Not ours, or changed on the way.
    return undefined
  }
}

async function findSignedIn({ options }: IdentityDeps, { signedIn }: Step) {
  return signedIn && options.accounts.findBySub(signedIn.sub)
}

const isRecent = ({ options }: IdentityDeps, { signedIn }: Step) =>
  signedIn !== undefined && options.now().getTime() / 1000 - signedIn.at <= SET_UP_SECONDS

/** A code alone doesn't renew the sign-in: its time stays the one of the password. */
const signedInAt = ({ signedIn }: Step, { sub }: Account) => (signedIn?.sub === sub ? signedIn.at : undefined)
