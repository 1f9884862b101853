import { readCode } from '@fathom/domain/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resetPage, resetPasskeysPage } from '../pages/code-pages.ts'
import type { FieldErrors } from '../pages/fields.ts'
import type { Account } from '../ports.ts'
import { forgetAccount } from '../provider/forget.ts'
import { tryError } from './code-error.ts'
import { enterOrAsk } from './deletion.ts'
import { sendResetCode } from './forgotten.ts'
import { formOf } from './form.ts'
import { mailLimits, secondsToWait, showLimit } from './limits.ts'
import { BY_PASSWORD, STAFF } from './methods.ts'
import { newPasswordErrors } from './new-password-errors.ts'
import { findProven, prove } from './proof.ts'
import { seesMail } from './sees-mail.ts'
import { type IdentityDeps, type Step, type StepHandler, show, showProblem } from './step.ts'

type Shown = { code?: string; errors?: FieldErrors; isSentAgain?: boolean; status?: number }

export function showReset(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => showForm(deps, request, reply, step, {})
}

export function resetPassword(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const code = readCode(form('code'))
    const errors = {
      code: code ? undefined : step.page.t('account.error.code'),
      ...newPasswordErrors(step.page, {
        password: form('password'),
        confirmation: form('confirmation'),
        weakness: await weaknessOf(deps, step, form('password')),
      }),
    }
    if (!code || Object.values(errors).some(Boolean)) {
      return showForm(deps, request, reply, step, { code: form('code'), errors, status: 422 })
    }
    const tried = await deps.codes.try({ uid: step.uid, purpose: 'reset' }, code)
    const account =
      tried.verdict === 'right' ? await deps.options.accounts.findBySub(tried.details) : undefined
    if (!account) {
      await recordWrongCode(deps, request, step)
      const errors = { code: tryError(step.page, tried.verdict === 'right' ? { verdict: 'over' } : tried) }
      return showForm(deps, request, reply, step, { code: form('code'), errors, status: 422 })
    }
    await changePassword(deps, account, form('password'))
    deps.options.securityLog.record({ kind: 'password-reset', address: request.ip, account })
    return askAboutPasskeys(deps, request, reply, step, account)
  }
}

/** Someone else may have added one: a new password alone wouldn't keep them out (TS-18). */
async function askAboutPasskeys(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
  account: Account,
) {
  if (!(await mayRemovePasskeys(deps, account)))
    return enterOrAsk(deps, request, reply, step, account, BY_PASSWORD)
  const proof = prove(deps, step, account.sub, BY_PASSWORD)
  return show(deps, reply, step.page, resetPasskeysPage(step.page, step.path, proof))
}

export function answerAboutPasskeys(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const proven = await findProven(deps, step, form('proof'))
    if (!proven) return showProblem(deps, reply, step.page, 'text', 400)
    const isRemoval = form('choice') === 'remove' && (await mayRemovePasskeys(deps, proven.account))
    if (isRemoval) await deps.options.passkeys.removeAll(proven.account)
    return enterOrAsk(deps, request, reply, step, proven.account, proven.methods)
  }
}

/** The mailbox alone must not remove the only second factor of staff (TS-19). */
async function mayRemovePasskeys({ options }: IdentityDeps, account: Account): Promise<boolean> {
  if ((await options.passkeys.count(account)) === 0) return false
  return account.affiliateType !== STAFF || options.secondFactor.isSetUp(account)
}

async function recordWrongCode(deps: IdentityDeps, { ip }: FastifyRequest, { uid }: Step): Promise<void> {
  const account = await deps.codes.find({ uid, purpose: 'reset' })
  deps.options.securityLog.record({ kind: 'sign-in-failed', address: ip, account, reason: 'code-wrong' })
}

/** Known by the address that the code was sent to, which may have no account. */
async function weaknessOf(deps: IdentityDeps, { uid }: Step, password: string) {
  const { accounts } = deps.options
  const email = (await deps.codes.find({ uid, purpose: 'reset' }))?.email ?? ''
  const owner = (await accounts.findByEmail(email)) ?? { email, givenName: '', familyName: '' }
  return accounts.passwordWeakness(password, owner)
}

async function changePassword(deps: IdentityDeps, account: Account, password: string): Promise<void> {
  const { accounts } = deps.options
  await accounts.setPassword(account.sub, await accounts.hashPassword(password))
  await forgetAccount(deps.options.database, account.sub)
  await accounts.endSessions(account)
}

export function sendResetCodeAgain(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const waiting = await deps.codes.find({ uid: step.uid, purpose: 'reset' })
    if (!waiting) return reply.redirect(`${step.path}/forgotten`, 303)
    const wait = await secondsToWait(deps.options.rateLimit, mailLimits(waiting.email, request.ip))
    if (wait !== undefined) return showLimit(deps, reply, step, wait, { email: waiting.email })
    await sendResetCode(deps, step.uid, waiting.email, { language: step.page.locale, isNew: true })
    return showForm(deps, request, reply, step, { isSentAgain: true })
  }
}

async function showForm(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
  shown: Shown,
) {
  const waiting = await deps.codes.find({ uid: step.uid, purpose: 'reset' })
  if (!waiting) return reply.redirect(`${step.path}/forgotten`, 303)
  const form = {
    email: waiting.email,
    code: shown.code ?? '',
    errors: shown.errors ?? {},
    isSentAgain: shown.isSentAgain ?? false,
    seesMail: seesMail(deps, request),
    isLate: await deps.options.mailer.isLate(),
  }
  return show(deps, reply, step.page, resetPage(step.page, step.path, form), shown.status)
}
