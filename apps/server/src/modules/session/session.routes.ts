import { refreshAnswer, signInQuery, signOutAnswer } from '@fathom/contract/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mustBeSameOrigin } from './bearer/same-origin.ts'
import type { SessionDeps } from './session.deps.ts'
import { sessionRefresher, signedOut } from './sessions/refresh-session.ts'
import { beginSignIn } from './sign-in/begin-sign-in.ts'
import { finishSignIn } from './sign-in/finish-sign-in.ts'
import { signOut } from './sign-out/sign-out.ts'

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
