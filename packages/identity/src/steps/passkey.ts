import { enterOrAsk } from './deletion.ts'
import { formOf } from './form.ts'
import { passkeyLimits, secondsToWait, showLimit } from './limits.ts'
import { BY_PASSKEY } from './methods.ts'
import { showSignInForm } from './sign-in-form.ts'
import type { IdentityDeps, StepHandler } from './step.ts'

/** For the script of the sign-in page: the options to pass to the browser. */
export function passkeyOptions(deps: IdentityDeps): StepHandler {
  return async (request, reply, { uid }) => {
    const wait = await secondsToWait(deps.options.rateLimit, passkeyLimits(request.ip))
    if (wait !== undefined) {
      deps.options.securityLog.record({ kind: 'limited', address: request.ip })
      return reply.code(429).header('retry-after', String(wait)).send({})
    }
    return reply.send(await deps.options.passkeys.options(uid))
  }
}

export function signInByPasskey(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const { passkeys, rateLimit } = deps.options
    const wait = await secondsToWait(rateLimit, passkeyLimits(request.ip))
    if (wait !== undefined) return showLimit(deps, reply, step, wait)
    const account = await passkeys.findOwner(step.uid, readJson(formOf(request)('response')))
    if (account) return enterOrAsk(deps, request, reply, step, account, BY_PASSKEY)
    const reason = 'passkey-refused'
    deps.options.securityLog.record({ kind: 'sign-in-failed', address: request.ip, reason })
    const problem = step.page.t('account.signIn.passkeyWrong')
    return showSignInForm(deps, reply, step, { problem, status: 401 })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
