import type { UnsubscribedWire, UnsubscribeWire } from '@fathom/contract/preferences'
import { CONSENT_WORDING, MAIL_LISTS, type MailList } from '@fathom/domain/preferences'
import { isLocale } from '@fathom/domain/translations'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'

type Http = Pick<Calls, 'http'>

/** The parameters of the link in a message. */
export type UnsubscribeLink = { id: string; token: string; list: MailList; mailingJob: string | null }

export function linkIn(query: URLSearchParams): UnsubscribeLink | undefined {
  const [id, token] = [query.get('id'), query.get('token')]
  const list = MAIL_LISTS.find((each) => each === (query.get('list') ?? 'marketing'))
  return id && token && list ? { id, token, list, mailingJob: query.get('sfm_jobid') } : undefined
}

/** A read-only check, because mail scanners open this page too. */
export const unsubscribedQuery = ({ http }: Http, { id, token, list }: UnsubscribeLink) =>
  queryOptions({
    queryKey: ['preferences', 'unsubscribe', id, token, list],
    queryFn: ({ signal }) =>
      http.get<UnsubscribedWire>('preferences', 'unsubscribe/{id}', {
        params: { id },
        query: { token, list },
        signal,
      }),
  })

export function unsubscribe({ http }: Http, { mailingJob, ...link }: UnsubscribeLink, locale: string) {
  const wording = isLocale(locale) ? { wording: { version: CONSENT_WORDING, locale } } : {}
  const body: UnsubscribeWire = { ...link, sfm_jobid: mailingJob, ...wording }
  return http.post<UnsubscribedWire>('preferences', 'unsubscribe', { body })
}

/** Why the server rejects the link; undefined when a retry may help. */
export function linkProblem(error: Error | null): 'invalid' | 'expired' | undefined {
  if (!(error instanceof CallFailed) || error.kind !== 'refused') return undefined
  if (error.problem === 'link-expired') return 'expired'
  return error.problem === 'link-invalid' || error.problem === 'invalid-input' ? 'invalid' : undefined
}
