import type { FastifyRequest } from 'fastify'
import { type Page, pageIn, type Theme } from '../pages/page.ts'
import { localeOf } from './locale-of.ts'

type PageRequest = Pick<FastifyRequest, 'query' | 'headers'>

/** A page in the caller's language and theme. `path` is the address for switching the language. */
export function pageFor(request: PageRequest, path: string, uiLocales?: unknown): Page {
  return pageIn(localeOf(request, uiLocales), path, themeOf(request.headers.cookie))
}

function themeOf(cookies = ''): Theme | undefined {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies) ?? []
  return theme as Theme | undefined
}
