import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOUNT } from '../options.ts'
import { mailPage, signedOutPage } from '../pages/plain-pages.ts'
import { answerDeletion } from './deletion.ts'
import { askForReset, showForgotten } from './forgotten.ts'
import { pageFor } from './page-for.ts'
import { passkeyOptions, signInByPasskey } from './passkey.ts'
import { answerAboutPasskeys, resetPassword, sendResetCodeAgain, showReset } from './reset.ts'
import { isFromHere } from './same-origin.ts'
import { checkSecondFactor, finishSetUp, setUpSecondFactor, showSecondFactor } from './second-factor.ts'
import { seesMail } from './sees-mail.ts'
import { begin, showSignIn, signIn } from './sign-in.ts'
import { showSignUp, signUp } from './sign-up.ts'
import { confirmSignUp, sendSignUpCodeAgain, showSignUpCode } from './sign-up-code.ts'
import { type IdentityDeps, inStep, type StepHandler, show, showProblem } from './step.ts'

const CODE_PAGE = new RegExp(`^${MOUNT}/enter/[\\w-]+/(sign-up|forgotten)/code$`)

/** Every step is below the address of its sign-in, because the cookie is bound to that path. */
export function addSteps(app: FastifyInstance, deps: IdentityDeps): void {
  const get = (path: string, handler: StepHandler) =>
    app.get(`${MOUNT}/enter/:uid${path}`, inStep(deps, handler))
  const post = (path: string, handler: StepHandler) =>
    app.post(`${MOUNT}/enter/:uid${path}`, fromHere(deps, inStep(deps, handler)))
  get('', begin)
  get('/sign-in', showSignIn(deps))
  post('/sign-in', signIn(deps))
  post('/passkey/options', passkeyOptions(deps))
  post('/passkey', signInByPasskey(deps))
  post('/deletion', answerDeletion(deps))
  get('/sign-up', showSignUp(deps))
  post('/sign-up', signUp(deps))
  get('/sign-up/code', showSignUpCode(deps))
  post('/sign-up/code', confirmSignUp(deps))
  post('/sign-up/code/again', sendSignUpCodeAgain(deps))
  get('/forgotten', showForgotten(deps))
  post('/forgotten', askForReset(deps))
  get('/forgotten/code', showReset(deps))
  post('/forgotten/code', resetPassword(deps))
  post('/forgotten/passkeys', answerAboutPasskeys(deps))
  get('/second-factor', showSecondFactor(deps))
  post('/second-factor', checkSecondFactor(deps))
  post('/second-factor/new', setUpSecondFactor(deps))
  post('/second-factor/done', finishSetUp(deps))
  post('/forgotten/code/again', sendResetCodeAgain(deps))
}

/** The pages that don't need a sign-in in progress. */
export function addPlainPages(app: FastifyInstance, deps: IdentityDeps): void {
  const { outbox, startUrl } = deps.options
  app.get(`${MOUNT}`, (_request, reply) => reply.redirect(startUrl, 303))
  app.get(`${MOUNT}/signed-out`, (request, reply) => {
    const page = pageFor(request, `${MOUNT}/signed-out`)
    return show(deps, reply, page, signedOutPage(page, startUrl))
  })
  if (!outbox) return
  app.get(`${MOUNT}/mail`, async (request, reply) => {
    if (!seesMail(deps, request)) return reply.callNotFound()
    const step = waitingStep((request.query as { from?: unknown }).from)
    const page = pageFor(request, `${MOUNT}/mail${step ? `?from=${step}` : ''}`)
    return show(deps, reply, page, mailPage(page, await outbox.list(), step ?? startUrl))
  })
}

/** A person who waits for a code came from its page and returns there. */
function waitingStep(from: unknown): string | undefined {
  return typeof from === 'string' && CODE_PAGE.test(from) ? from : undefined
}

function fromHere(
  deps: IdentityDeps,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromHere(request, deps.options.publicUrl)) return handler(request, reply)
    deps.options.securityLog.record({ kind: 'refused', address: request.ip })
    return showProblem(deps, reply, pageFor(request, MOUNT), 'foreign', 403)
  }
}
