import type { FastifyReply } from 'fastify'
import type { FieldErrors } from '../pages/fields.ts'
import { signInPage } from '../pages/sign-in-page.ts'
import { seesMail } from './sees-mail.ts'
import { type IdentityDeps, type Step, show } from './step.ts'

type Form = {
  email?: string
  errors?: FieldErrors
  /** Above the fields, when it belongs to none of them. */
  problem?: string
  status?: number
}

export function showSignInForm(
  deps: IdentityDeps,
  reply: FastifyReply,
  step: Step,
  { email = '', errors = {}, problem, status = 200 }: Form,
) {
  const { page, path } = step
  const { demo } = deps.options
  const shownDemo = demo && { ...demo, seesMail: seesMail(deps, reply.request) }
  const shown = signInPage(page, path, { email, errors, problem }, shownDemo)
  return show(deps, reply, page, shown, status)
}
