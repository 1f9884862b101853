import { isOpenPage } from '@fathom/domain/session'
import { isLocale } from '@fathom/domain/translations'
import type { FastifyRequest } from 'fastify'
import type { SessionModule } from '../modules/session/index.ts'
import { PREFIXES } from './services.ts'

/**
 * Where a visitor without a session signs in before this page opens. The portal would load, find no session and go
 * there, a few seconds later on a phone.
 */
export const signInFirst =
  ({ mayHaveSession }: Pick<SessionModule, 'mayHaveSession'>) =>
  ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined => {
    const [path = '/', search] = url.split('?', 2)
    if (isOpenPage(path) || mayHaveSession(headers.cookie)) return undefined
    const lang = new URLSearchParams(search).get('lang')
    const query = new URLSearchParams({ returnTo: url, ...(lang && isLocale(lang) ? { lang } : {}) })
    return `${PREFIXES.auth}/session/sign-in?${query}`
  }
