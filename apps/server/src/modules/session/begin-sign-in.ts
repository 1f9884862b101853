import { readSignUpType } from '@fathom/domain/account'
import { safeReturnPath } from '@fathom/domain/session'
import { isLocale } from '@fathom/domain/translations'
import type { FastifyReply } from 'fastify'
import { Problem } from '../../platform/problem.ts'
import type { SignInStep } from './provider-client.ts'
import { type SessionHouse, SIGN_IN_STEP } from './session.house.ts'

export type Wish = {
  returnTo?: string | undefined
  lang?: string | undefined
  type?: string | undefined
  /** Begun by us after a sign-in that came back without its cookie; done once. */
  isSecondTry?: boolean
}

export type KeptStep = SignInStep & { returnTo: string }

const SECOND_TRY = '2.'

export const isSecondTry = (state: string) => state.startsWith(SECOND_TRY)

export async function beginSignIn(house: SessionHouse, reply: FastifyReply, wish: Wish) {
  const made = house.provider.newStep()
  const state = wish.isSecondTry ? SECOND_TRY + made.state : made.state
  const step: KeptStep = { ...made, state, returnTo: safeReturnPath(wish.returnTo) }
  const to = await house.provider.signInUrl(step, hintsOf(wish)).catch((error) => {
    house.log.error({ err: error }, 'sign-in is not possible')
    throw new Problem('account-provider-unavailable', 503)
  })
  house.cookies.keepStep(reply, state, house.secrets.seal(JSON.stringify(step), SIGN_IN_STEP))
  return reply.redirect(to, 303)
}

/** A provider that does not know a hint leaves it aside. */
function hintsOf({ lang, type }: Wish): Record<string, string> {
  return {
    ...(lang && isLocale(lang) ? { ui_locales: lang } : {}),
    ...(type ? { screen_hint: 'signup', account_type: readSignUpType(type) } : {}),
  }
}
