import { readCode } from '@fathom/domain/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signUpCodePage } from '../pages/code-pages.ts'
import type { FieldErrors } from '../pages/fields.ts'
import type { NewAccount } from '../ports.ts'
import { tryError } from './code-error.ts'
import { formOf } from './form.ts'
import { mailLimits, secondsToWait, showLimit } from './limits.ts'
import { BY_PASSWORD } from './methods.ts'
import { seesMail } from './sees-mail.ts'
import { sendSignUpCode, showTaken } from './sign-up.ts'
import { enter, type IdentityDeps, type Step, type StepHandler, show } from './step.ts'

type Shown = { code?: string; errors?: FieldErrors; isSentAgain?: boolean; status?: number }

export function showSignUpCode(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => showForm(deps, request, reply, step, {})
}

export function confirmSignUp(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const typed = formOf(request)('code')
    const code = readCode(typed)
    if (!code) {
      const errors = { code: step.page.t('account.error.code') }
      return showForm(deps, request, reply, step, { code: typed, errors, status: 422 })
    }
    const tried = await deps.codes.try({ uid: step.uid, purpose: 'sign-up' }, code)
    if (tried.verdict !== 'right') {
      const errors = { code: tryError(step.page, tried) }
      return showForm(deps, request, reply, step, { code: typed, errors, status: 422 })
    }
    const draft: NewAccount = JSON.parse(tried.details)
    const account = await deps.options.accounts.create(draft)
    if (!account) return showTaken(deps, reply, step, draft)
    deps.options.securityLog.record({ kind: 'sign-up', address: request.ip, account })
    return enter(deps, request, reply, account.sub, BY_PASSWORD)
  }
}

export function sendSignUpCodeAgain(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const waiting = await deps.codes.find({ uid: step.uid, purpose: 'sign-up' })
    if (!waiting) return reply.redirect(`${step.path}/sign-up`, 303)
    const wait = await secondsToWait(deps.options.rateLimit, mailLimits(waiting.email, request.ip))
    if (wait !== undefined) return showLimit(deps, reply, step, wait, { email: waiting.email })
    await sendSignUpCode(deps, step.uid, JSON.parse(waiting.details), { isNew: true })
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
  const waiting = await deps.codes.find({ uid: step.uid, purpose: 'sign-up' })
  if (!waiting) return reply.redirect(`${step.path}/sign-up`, 303)
  const form = {
    email: waiting.email,
    code: shown.code ?? '',
    errors: shown.errors ?? {},
    isSentAgain: shown.isSentAgain ?? false,
    seesMail: seesMail(deps, request),
    isLate: !deps.options.isCodeBypassed && (await deps.options.mailer.isLate()),
  }
  return show(deps, reply, step.page, signUpCodePage(step.page, step.path, form), shown.status)
}
