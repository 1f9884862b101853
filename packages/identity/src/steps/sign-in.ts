import { normalEmail } from '@fathom/domain/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { enterOrAsk } from './deletion.ts'
import { formOf } from './form.ts'
import { forgetGuesses, passwordLimits, secondsToWait, showLimit } from './limits.ts'
import { BY_PASSWORD } from './methods.ts'
import { showSignInForm } from './sign-in-form.ts'
import type { IdentityDeps, Step, StepHandler } from './step.ts'

/** The portal requests which form to start with. */
export const begin: StepHandler = async (_request, reply, { params, path, signedIn }) => {
  if (signedIn) return reply.redirect(`${path}/second-factor`, 303)
  return reply.redirect(`${path}/${params.screen_hint === 'signup' ? 'sign-up' : 'sign-in'}`, 303)
}

export function showSignIn(deps: IdentityDeps): StepHandler {
  return async (_request, reply, step) =>
    showSignInForm(deps, reply, step, { email: String(step.params.login_hint ?? '') })
}

export function signIn(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const { t } = step.page
    const form = formOf(request)
    const email = normalEmail(form('email'))
    const password = form('password')
    const errors = {
      email: email ? undefined : t('account.error.email'),
      password: password ? undefined : t('account.error.password'),
    }
    if (errors.email || errors.password)
      return showSignInForm(deps, reply, step, { email, errors, status: 422 })
    return checkPassword(deps, request, reply, step, { email, password })
  }
}

async function checkPassword(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
  { email, password }: { email: string; password: string },
) {
  const { accounts, rateLimit, securityLog } = deps.options
  const wait = await secondsToWait(rateLimit, passwordLimits(email, request.ip))
  if (wait !== undefined) return showLimit(deps, reply, step, wait, { email })
  const account = await accounts.findByPassword(email, password)
  if (!account) {
    const reason = 'password-wrong'
    securityLog.record({ kind: 'sign-in-failed', address: request.ip, account: { email }, reason })
    const problem = step.page.t('account.signIn.wrong')
    return showSignInForm(deps, reply, step, { email, problem, status: 401 })
  }
  await forgetGuesses(rateLimit, email, request.ip)
  return enterOrAsk(deps, request, reply, step, account, BY_PASSWORD)
}
