import { translatorFor } from '@fathom/locales/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deletionPage } from '../pages/deletion-page.ts'
import type { Account } from '../ports.ts'
import { formOf } from './form.ts'
import type { Methods } from './methods.ts'
import { findProven, prove } from './proof.ts'
import { askSecondFactor, isSecondFactorMissing } from './second-factor.ts'
import { enter, type IdentityDeps, type Step, type StepHandler, show, showProblem } from './step.ts'

/**
 * Signs a person in. It first asks for a second factor where one is needed, and whether to keep an account
 * that is scheduled for deletion.
 */
export async function enterOrAsk(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
  account: Account,
  methods: Methods,
) {
  if (isSecondFactorMissing(step, account, methods)) return askSecondFactor(deps, reply, step, account)
  if (!account.deleteAfter) return enter(deps, request, reply, account.sub, methods)
  const day = translatorFor(step.page.locale).formatDate(account.deleteAfter, 'long')
  const proof = prove(deps, step, account.sub, methods)
  return show(deps, reply, step.page, deletionPage(step.page, step.path, day, proof))
}

export function answerDeletion(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const proven = await findProven(deps, step, form('proof'))
    if (!proven) return showProblem(deps, reply, step.page, 'text', 400)
    const { account, methods } = proven
    if (form('choice') === 'keep') await deps.options.accounts.keep(account)
    return enter(deps, request, reply, account.sub, methods)
  }
}
