import { isEmail, normalEmail } from '@fathom/domain/account'
import type { Locale } from '@fathom/domain/translations'
import { codeLetter, unknownLetter } from '../letters/letters.ts'
import { forgottenPage } from '../pages/forgotten-page.ts'
import { formOf } from './form.ts'
import { mailLimits, secondsToWait, showLimit } from './limits.ts'
import { type IdentityDeps, type StepHandler, show } from './step.ts'

export function showForgotten(deps: IdentityDeps): StepHandler {
  return async (_request, reply, { page, path }) => show(deps, reply, page, forgottenPage(page, path, '', {}))
}

export function askForReset(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const { page, path, uid } = step
    const email = normalEmail(formOf(request)('email'))
    if (!isEmail(email)) {
      const errors = { email: page.t('account.error.email') }
      return show(deps, reply, page, forgottenPage(page, path, email, errors), 422)
    }
    const wait = await secondsToWait(deps.options.rateLimit, mailLimits(email, request.ip))
    if (wait !== undefined) return showLimit(deps, reply, step, wait, { email })
    await sendResetCode(deps, uid, email, page.locale)
    return reply.redirect(`${path}/forgotten/code`, 303)
  }
}

/** Sends a mail in either case, so that neither the page nor its timing reveals whether an account exists. */
export async function sendResetCode(
  deps: IdentityDeps,
  uid: string,
  email: string,
  language: Locale,
): Promise<void> {
  const { accounts, mailer } = deps.options
  const account = await accounts.findByEmail(email)
  const code = await deps.codes.issue(
    { uid, purpose: 'reset' },
    { email, details: account?.sub ?? '', isBypassed: false },
  )
  await mailer.send(account ? codeLetter(account, 'reset', code) : unknownLetter(email, language))
}
