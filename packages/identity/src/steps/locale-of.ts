import { isLocale, type Locale, matchLocale } from '@fathom/domain/translations'
import type { FastifyRequest } from 'fastify'

/** The language chosen on the page, then the one that the portal requested, then the browser's. */
export function localeOf(request: Pick<FastifyRequest, 'query' | 'headers'>, uiLocales?: unknown): Locale {
  const { lang } = request.query as { lang?: string }
  if (typeof lang === 'string' && isLocale(lang)) return lang
  const [, stored = ''] = /(?:^|;\s*)accounts_lang=([\w-]+)/.exec(request.headers.cookie ?? '') ?? []
  if (isLocale(stored)) return stored
  const requested = typeof uiLocales === 'string' && uiLocales ? uiLocales.split(' ') : []
  return matchLocale([...requested, ...acceptedBy(request.headers['accept-language'])])
}

function acceptedBy(header = ''): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, quality: weight ? Number(weight.trim().slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag && tag !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
