import { isEmail, normalEmail } from '@fathom/domain/account'
import type { Locale } from '@fathom/domain/translations'
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
    await sendResetCode(deps, uid, email, { language: page.locale, isNew: false })
    return reply.redirect(`${path}/forgotten/code`, 303)
  }
}

/** Sends a mail in either case, so that neither the page nor its timing reveals whether an account exists. */
export async function sendResetCode(
  deps: IdentityDeps,
  uid: string,
  email: string,
  { language, isNew }: { language: Locale; isNew: boolean },
): Promise<void> {
  const { accounts, mailer } = deps.options
  const account = await accounts.findByEmail(email)
  const key = { uid, purpose: 'reset' } as const
  const about = { email, details: account?.sub ?? '', isBypassed: false, isNew }
  await deps.codes.issue(key, about, (tx, expiresAt) =>
    mailer.queue(tx, { ...key, expiresAt: expiresAt.toISOString(), language }),
  )
}
