import type { FastifyReply } from 'fastify'
import type { FieldErrors } from '../pages/fields.ts'
import { recoveryCodesPage, secondFactorPage, setUpPage } from '../pages/second-factor-pages.ts'
import type { Account } from '../ports.ts'
import { formOf } from './form.ts'
import { codeLimits, secondsToWait, showLimit } from './limits.ts'
import {
  BY_PASSWORD,
  BY_PASSWORD_AND_CODE,
  hasSecondFactor,
  type Methods,
  SECOND_FACTOR_ACR,
} from './methods.ts'
import { findProven, prove } from './proof.ts'
import { showSignInForm } from './sign-in-form.ts'
import { enter, type IdentityDeps, type Step, type StepHandler, show, showProblem } from './step.ts'

const STAFF = 9
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
    const isSetUp = await deps.options.secondFactor.isSetUp(account)
    if (!isSetUp && !isRecent(deps, step)) return showSignInForm(deps, reply, step, account.email, {})
    return askSecondFactor(deps, reply, step, account)
  }
}

export async function askSecondFactor(
  deps: IdentityDeps,
  reply: FastifyReply,
  step: Step,
  account: Account,
  errors: FieldErrors = {},
) {
  const { secondFactor } = deps.options
  if (!(await secondFactor.isSetUp(account))) return showSetUp(deps, reply, step, account)
  const [demo, passkeys] = await Promise.all([
    secondFactor.demoKey(account),
    deps.options.passkeys.count(account),
  ])
  const form = {
    proof: prove(deps, step, account.sub, BY_PASSWORD),
    errors,
    demo,
    hasPasskey: passkeys > 0,
  }
  const page = { ...step.page, path: `${step.path}/second-factor` }
  return show(deps, reply, page, secondFactorPage(page, step.path, form), errors.code ? 422 : 200)
}

export function checkSecondFactor(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const proven = await findProven(deps, step, form('proof'))
    if (!proven) return showProblem(deps, reply, step.page, 'text', 400)
    const { account } = proven
    const wait = await secondsToWait(deps.options.rateLimit, codeLimits(account.sub))
    if (wait !== undefined) return showLimit(deps, reply, step, wait)
    const verdict = await deps.options.secondFactor.check(account, form('code').trim())
    if (verdict === 'wrong') {
      deps.options.securityLog.record({ kind: 'sign-in-failed', address: request.ip, account })
      const errors = { code: step.page.t('account-security.second.wrong') }
      return askSecondFactor(deps, reply, step, account, errors)
    }
    if (verdict === 'recovery-code')
      deps.options.securityLog.record({ kind: 'recovery-code-used', address: request.ip, account })
    const [limit] = codeLimits(account.sub)
    if (limit) await deps.options.rateLimit.forget(limit.key)
    return enter(deps, request, reply, account.sub, BY_PASSWORD_AND_CODE, signedInAt(step, account))
  }
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
    const wait = await secondsToWait(deps.options.rateLimit, codeLimits(account.sub))
    if (wait !== undefined) return showLimit(deps, reply, step, wait)
    const codes = await deps.options.secondFactor.setUp(account, secret, form('code').trim())
    if (!codes) {
      const errors = { code: step.page.t('account-security.second.wrong') }
      return showSetUp(deps, reply, step, account, secret, errors)
    }
    deps.options.securityLog.record({ kind: 'second-factor-set', address: request.ip, account })
    const proof = prove(deps, step, account.sub, BY_PASSWORD_AND_CODE)
    return show(deps, reply, step.page, recoveryCodesPage(step.page, step.path, codes, proof))
  }
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
