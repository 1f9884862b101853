import { readSignUpType } from '@fathom/domain/account'
import { safeReturnPath } from '@fathom/domain/session'
import { isLocale } from '@fathom/domain/translations'
import type { FastifyReply } from 'fastify'
import { type SessionDeps, SIGN_IN_STEP } from '../session.deps.ts'
import { ProviderAway } from './provider-away.ts'
import type { SignInStep } from './provider-client.ts'

export type SignInRequest = {
  returnTo?: string | undefined
  lang?: string | undefined
  type?: string | undefined
  secondFactor?: 'true' | undefined
  fresh?: 'true' | undefined
  /** Started by us after a sign-in came back without its cookie; happens only once. */
  isSecondTry?: boolean
}

export type StoredStep = SignInStep & {
  returnTo: string
  lang?: string | undefined
  /** We asked for a second factor; a provider may not have one. */
  isSecondFactorWanted: boolean
  isFreshWanted: boolean
}

/** What our own provider calls it; another one may ignore it. */
const SECOND_FACTOR_ACR = 'mfa'

const SECOND_TRY = '2.'

export const isSecondTry = (state: string) => state.startsWith(SECOND_TRY)

export async function beginSignIn(deps: SessionDeps, reply: FastifyReply, request: SignInRequest) {
  const made = deps.provider.newStep()
  const state = request.isSecondTry ? SECOND_TRY + made.state : made.state
  const step: StoredStep = {
    ...made,
    state,
    returnTo: safeReturnPath(request.returnTo),
    lang: request.lang,
    isSecondFactorWanted: request.secondFactor !== undefined,
    isFreshWanted: request.fresh !== undefined,
  }
  const to = await deps.provider.signInUrl(step, hintsOf(request)).catch((error) => {
    if (error instanceof ProviderAway) throw error
    deps.log.error({ err: error }, 'could not start a sign-in')
    throw new ProviderAway(error)
  })
  deps.cookies.keepStep(reply, state, deps.secrets.seal(JSON.stringify(step), SIGN_IN_STEP))
  return reply.redirect(to, 303)
}

/** A provider ignores hints that it doesn't know. */
function hintsOf({ lang, type, secondFactor, fresh }: SignInRequest): Record<string, string> {
  return {
    ...(lang && isLocale(lang) ? { ui_locales: lang } : {}),
    ...(secondFactor ? { acr_values: SECOND_FACTOR_ACR } : {}),
    ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
    ...(type ? { screen_hint: 'signup', account_type: readSignUpType(type) } : {}),
  }
}
