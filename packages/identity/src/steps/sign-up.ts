import {
  birthDateProblem,
  hasHiddenCharacter,
  isEmail,
  isName,
  normalEmail,
  readSignUpType,
} from '@fathom/domain/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldErrors } from '../pages/fields.ts'
import type { Page } from '../pages/page.ts'
import { type SignUpValues, signUpPage } from '../pages/sign-up-page.ts'
import type { NewAccount } from '../ports.ts'
import { formOf } from './form.ts'
import { mailLimits, secondsToWait, showLimit } from './limits.ts'
import { type NewPassword, newPasswordErrors } from './new-password-errors.ts'
import { type IdentityDeps, type Step, type StepHandler, show } from './step.ts'

/** Uses the same messages as the profile for a birth date that isn't empty. */
const BIRTHDATE_WORDS = {
  missing: 'account.error.birthdate',
  future: 'profile.problem.birthDate.future',
  unreal: 'profile.problem.birthDate.unreal',
} as const

const EMPTY = { givenName: '', familyName: '', birthdate: '', email: '' }

export function showSignUp(deps: IdentityDeps): StepHandler {
  return async (_request, reply, step) => {
    const type = readSignUpType(String(step.params.account_type ?? ''))
    return showForm(deps, reply, step, { ...EMPTY, type }, {})
  }
}

export function signUp(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const values = valuesOf(request)
    const form = formOf(request)
    const password = form('password')
    const weakness = deps.options.accounts.passwordWeakness(password, values)
    const errors = errorsIn(step.page, values, todayOf(deps), {
      password,
      confirmation: form('confirmation'),
      weakness,
    })
    if (Object.values(errors).some(Boolean)) return showForm(deps, reply, step, values, errors, 422)
    const wait = await secondsToWait(deps.options.rateLimit, mailLimits(values.email, request.ip))
    if (wait !== undefined) return showLimit(deps, reply, step, wait, { email: values.email })
    const passwordHash = await deps.options.accounts.hashPassword(password)
    const draft = { ...accountOf(values), language: step.page.locale, passwordHash }
    await sendSignUpCode(deps, step.uid, draft, { isNew: false })
    return reply.redirect(`${step.path}/sign-up/code`, 303)
  }
}

/** Only the owner learns by mail whether the address is taken; the page is the same in both cases. */
export async function sendSignUpCode(
  deps: IdentityDeps,
  uid: string,
  draft: NewAccount,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { mailer, isCodeBypassed } = deps.options
  const key = { uid, purpose: 'sign-up' } as const
  const about = { email: draft.email, details: JSON.stringify(draft), isBypassed: isCodeBypassed, isNew }
  await deps.codes.issue(key, about, async (tx, expiresAt) => {
    if (isCodeBypassed) return
    await mailer.queue(tx, { ...key, expiresAt: expiresAt.toISOString(), language: draft.language })
  })
}

export function showTaken(deps: IdentityDeps, reply: FastifyReply, step: Step, draft: NewAccount) {
  const errors = { email: step.page.t('account.error.emailTaken') }
  return showForm(deps, reply, step, { ...draft, type: 'diver' }, errors, 409)
}

function showForm(
  deps: IdentityDeps,
  reply: FastifyReply,
  step: Step,
  values: SignUpValues,
  errors: FieldErrors,
  status = 200,
) {
  const page = { ...step.page, path: `${step.path}/sign-up` }
  return show(deps, reply, page, signUpPage(page, step.path, values, errors, todayOf(deps)), status)
}

function valuesOf(request: FastifyRequest): SignUpValues {
  const form = formOf(request)
  return {
    type: readSignUpType(form('type')),
    givenName: form('givenName').trim(),
    familyName: form('familyName').trim(),
    birthdate: form('birthdate').trim(),
    email: normalEmail(form('email')),
  }
}

const accountOf = ({ type: _saidOnly, ...person }: SignUpValues) => person

const todayOf = ({ options }: IdentityDeps) => options.now().toISOString().slice(0, 10)

function errorsIn(page: Page, values: SignUpValues, today: string, newPassword: NewPassword): FieldErrors {
  const { t } = page
  const birthProblem = birthDateProblem(values.birthdate, today)
  return {
    givenName: isName(values.givenName) ? undefined : t('account.error.givenName'),
    familyName: isName(values.familyName) ? undefined : t('account.error.familyName'),
    birthdate: birthProblem && t(BIRTHDATE_WORDS[birthProblem]),
    email: isEmail(values.email)
      ? undefined
      : t(hasHiddenCharacter(values.email) ? 'account.error.emailHidden' : 'account.error.email'),
    ...newPasswordErrors(page, newPassword),
  }
}
