import { translatorFor } from '@fathom/locales/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deletionPage } from '../pages/deletion-page.ts'
import type { Account } from '../ports.ts'
import { formOf } from './form.ts'
import { enter, type IdentityDeps, type Step, type StepHandler, show, showProblem } from './step.ts'

const PURPOSE = 'signed in while waiting for deletion'

/** Signs a person in. If the account is scheduled for deletion, it first asks whether to keep it. */
export async function enterOrAsk(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Step,
  account: Account,
) {
  if (!account.deleteAfter) return enter(deps, request, reply, account.sub)
  const day = translatorFor(step.page.locale).formatDate(account.deleteAfter, 'long')
  // It includes this sign-in, so it can't be used in another one.
  const proof = deps.options.secrets.seal(`${step.uid} ${account.sub}`, PURPOSE)
  return show(deps, reply, step.page, deletionPage(step.page, step.path, day, proof))
}

export function answerDeletion(deps: IdentityDeps): StepHandler {
  return async (request, reply, step) => {
    const form = formOf(request)
    const sub = provenSub(deps, step, form('proof'))
    const account = sub ? await deps.options.accounts.findBySub(sub) : undefined
    if (!account) return showProblem(deps, reply, step.page, 'text', 400)
    if (form('choice') === 'keep') await deps.options.accounts.keep(account)
    return enter(deps, request, reply, account.sub)
  }
}

function provenSub({ options }: IdentityDeps, { uid }: Step, proof: string): string | undefined {
  try {
    const [madeFor, sub] = options.secrets.open(proof, PURPOSE).split(' ')
    return madeFor === uid ? sub : undefined
  } catch {
    return undefined
  }
}
