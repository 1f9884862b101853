import { refreshAnswer, signInQuery, signOutAnswer } from '@fathom/contract/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { beginSignIn } from './begin-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { sessionRefresher, signedOut } from './refresh-session.ts'
import { mustBeSameOrigin } from './same-origin.ts'
import type { SessionDeps } from './session.deps.ts'
import { signOut } from './sign-out.ts'

export function sessionRoutes(deps: SessionDeps): FastifyPluginAsyncZod {
  const refresh = sessionRefresher(deps)
  return async (app) => {
    app.get(
      '/session/sign-in',
      {
        config: { open: true },
        schema: { summary: 'Send the browser to the account service', querystring: signInQuery },
      },
      (request, reply) => beginSignIn(deps, reply, request.query),
    )
    app.get(
      '/session/callback',
      { config: { open: true }, schema: { summary: 'Where the account service sends the browser back' } },
      (request, reply) => finishSignIn(deps, request, reply),
    )
    app.post(
      '/session/refresh',
      {
        config: { open: true },
        schema: { summary: 'The id token of this browser’s session', response: { 200: refreshAnswer } },
      },
      async (request, reply) => {
        mustBeSameOrigin(request, deps.publicUrl)
        const secret = deps.cookies.findSecret(request.headers.cookie)
        if (!secret) throw signedOut()
        return refresh(secret).catch((error) => {
          if (error?.problem === 'signed-out') deps.cookies.dropSecret(reply)
          throw error
        })
      },
    )
    app.post(
      '/session/sign-out',
      {
        config: { open: true },
        schema: { summary: 'End all sessions of this browser’s person', response: { 200: signOutAnswer } },
      },
      async (request, reply) => {
        mustBeSameOrigin(request, deps.publicUrl)
        return signOut(deps, request, reply)
      },
    )
  }
}
