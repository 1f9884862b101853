import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { MailedCodes } from '../codes/mailed-codes.ts'
import { type IdentityOptions, MOUNT } from '../options.ts'
import { layout } from '../pages/layout.ts'
import type { Page, Shown } from '../pages/page.ts'
import { type PageProblem, problemPage } from '../pages/plain-pages.ts'
import { localeCookie } from '../provider/host-cookies.ts'
import { NO_SECOND_FACTOR } from '../provider/second-factor-policy.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { hasSecondFactor, type Methods, SECOND_FACTOR_ACR } from './methods.ts'
import { pageFor } from './page-for.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Dependencies that the handlers of all steps share. */
export type IdentityDeps = {
  options: IdentityOptions
  provider: Provider
  codes: MailedCodes
  assets: string
}

/** A sign-in in progress, identified by its cookie and its address. */
export type Step = {
  uid: string
  path: string
  page: Page
  params: Record<string, unknown>
  /** Who is already signed in in this browser, and since when, if only a second factor is missing. */
  signedIn: { sub: string; at: number } | undefined
}

type StepRequest = FastifyRequest<{ Params: { uid: string } }>

export type StepHandler = (request: FastifyRequest, reply: FastifyReply, step: Step) => Promise<FastifyReply>

/** Passes the sign-in in progress to the handler, or shows a page if there's none. */
export function inStep(deps: IdentityDeps, handler: StepHandler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await findInteraction(deps.provider, request as StepRequest, reply)
    const { pathname } = new URL(request.url, deps.options.publicUrl)
    const page = pageFor(request, pathname.replace(/\/again$/, ''), found?.params.ui_locales)
    if (!found) return showProblem(deps, reply, page, 'text', 400)
    const path = `${MOUNT}/enter/${found.uid}`
    rememberLocale(request, reply, localeCookie(deps.options.publicUrl, found.uid, page.locale))
    const signedIn = await findSignedIn(deps.provider, found)
    return handler(request, reply, { uid: found.uid, path, page, params: found.params, signedIn })
  }
}

async function findInteraction(provider: Provider, request: StepRequest, reply: FastifyReply) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    return interaction.uid === request.params.uid ? interaction : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

async function findSignedIn(provider: Provider, { prompt, session }: Interaction) {
  if (!session || !prompt.reasons.every((reason) => reason === NO_SECOND_FACTOR)) return undefined
  const found = await provider.Session.findByUid(session.uid)
  return found?.accountId ? { sub: found.accountId, at: found.loginTs ?? 0 } : undefined
}

/** For this sign-in only: the portal sends the language again with the next one. */
function rememberLocale(request: FastifyRequest, reply: FastifyReply, cookie: string): void {
  if ((request.query as { lang?: string }).lang) reply.header('set-cookie', cookie)
}

export function show(
  deps: IdentityDeps,
  reply: FastifyReply,
  page: Page,
  shown: Shown,
  status = 200,
): FastifyReply {
  return reply
    .code(status)
    .headers(SECURITY_HEADERS)
    .type('text/html; charset=utf-8')
    .send(layout(page, deps.assets, shown, deps.options.notice?.(page.locale)))
}

export function showProblem(
  deps: IdentityDeps,
  reply: FastifyReply,
  page: Page,
  problem: PageProblem,
  status: number,
): FastifyReply {
  return show(deps, reply, page, problemPage(page, problem, deps.options.startUrl), status)
}

/** Reports the person to the provider and continues to where the sign-in started. */
export async function enter(
  deps: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  sub: string,
  methods: Methods,
  at?: number,
) {
  const result = {
    login: {
      accountId: sub,
      remember: true,
      amr: [...methods],
      ...(hasSecondFactor(methods) && { acr: SECOND_FACTOR_ACR }),
      ...(at !== undefined && { ts: at }),
    },
  }
  const to = await deps.provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  })
  return reply.headers(SECURITY_HEADERS).redirect(to, 303)
}
