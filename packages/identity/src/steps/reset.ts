import { readCode } from '@fathom/domain/account'
import type { FastifyReply } from 'fastify'
import { noticeLetter } from '../letters/letters.ts'
import { resetPage } from '../pages/code-pages.ts'
import type { FieldErrors } from '../pages/fields.ts'
import type { Account } from '../ports.ts'
import { forgetAccount } from '../provider/forget.ts'
import { tryError } from './code-error.ts'
import { enterOrAsk } from './deletion.ts'
import { sendResetCode } from './forgotten.ts'
import { formOf } from './form.ts'
import { mailLimits, secondsToWait, showLimit } from './limits.ts'
import { newPasswordErrors } from './new-password-errors.ts'
import { type House, type Step, type StepHandler, show } from './step.ts'

type Shown = { code?: string; errors?: FieldErrors; isSentAgain?: boolean; status?: number }

export function showReset(house: House): StepHandler {
  return async (_request, reply, step) => showForm(house, reply, step, {})
}

export function resetPassword(house: House): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const code = readCode(form('code'))
    const errors = {
      code: code ? undefined : step.page.t('account.error.code'),
      ...newPasswordErrors(step.page, form('password'), form('confirmation')),
    }
    if (!code || Object.values(errors).some(Boolean)) {
      return showForm(house, reply, step, { code: form('code'), errors, status: 422 })
    }
    const tried = await house.codes.try({ uid: step.uid, purpose: 'reset' }, code)
    const account =
      tried.verdict === 'right' ? await house.options.accounts.findBySub(tried.details) : undefined
    if (!account) {
      const errors = { code: tryError(step.page, tried.verdict === 'right' ? { verdict: 'over' } : tried) }
      return showForm(house, reply, step, { code: form('code'), errors, status: 422 })
    }
    await changePassword(house, account, form('password'))
    return enterOrAsk(house, request, reply, step, account)
  }
}

async function changePassword(house: House, account: Account, password: string): Promise<void> {
  const { accounts, mailer } = house.options
  await accounts.setPassword(account.sub, await accounts.hashPassword(password))
  await forgetAccount(house.pool, account.sub)
  await accounts.endSessions(account)
  await mailer.send(noticeLetter(account, 'changed'))
}

export function sendResetCodeAgain(house: House): StepHandler {
  return async (request, reply, step) => {
    const waiting = await house.codes.find({ uid: step.uid, purpose: 'reset' })
    if (!waiting) return reply.redirect(`${step.path}/forgotten`, 303)
    const wait = await secondsToWait(house.options.rateLimit, mailLimits(waiting.email, request.ip))
    if (wait !== undefined) return showLimit(house, reply, step, wait)
    await sendResetCode(house, step.uid, waiting.email, step.page.locale)
    return showForm(house, reply, step, { isSentAgain: true })
  }
}

async function showForm(house: House, reply: FastifyReply, step: Step, shown: Shown) {
  const waiting = await house.codes.find({ uid: step.uid, purpose: 'reset' })
  if (!waiting) return reply.redirect(`${step.path}/forgotten`, 303)
  const form = {
    email: waiting.email,
    code: shown.code ?? '',
    errors: shown.errors ?? {},
    isSentAgain: shown.isSentAgain ?? false,
    hasOutbox: house.options.outbox !== undefined,
  }
  return show(house, reply, step.page, resetPage(step.page, step.path, form), shown.status)
}
