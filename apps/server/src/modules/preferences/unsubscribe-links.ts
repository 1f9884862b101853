import { type MailList, writtenLanguage } from '@fathom/domain/preferences'
import type { Config } from '../../platform/config/index.ts'
import type { Reader, UnsubscribeTokens } from './unsubscribe-token.ts'

/** What a message to the person carries, for those who want no more of them. */
type UnsubscribeWays = {
  /** For the text of the message: a page in the reader's language. Opening it changes nothing. */
  url: string
  /** For mail programs (RFC 2369, RFC 8058). */
  headers: Readonly<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>
}

/** `mailingJob` is kept beside the change, so that a mailing can be judged by who left because of it. */
export type UnsubscribeLinks = (
  recipient: Reader,
  list: MailList,
  language: string,
  mailingJob?: string,
) => UnsubscribeWays

export function createUnsubscribeLinks(
  { publicUrl, services }: Pick<Config, 'publicUrl' | 'services'>,
  tokens: UnsubscribeTokens,
): UnsubscribeLinks {
  return (recipient, list, language, mailingJob) => {
    const lang = writtenLanguage(language)
    const query = new URLSearchParams({
      id: recipient.globalUuid,
      token: tokens.issue(recipient, list),
      list,
      ...(mailingJob !== undefined && { sfm_jobid: mailingJob }),
    })
    const service = new URL(services.preferences, publicUrl).href
    return {
      url: pageAddress(publicUrl, lang, query),
      headers: {
        'List-Unsubscribe': `<${service}/unsubscribe?${query}&lang=${lang}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }
}

export const pageAddress = (publicUrl: string, lang: string, query: URLSearchParams) =>
  `${publicUrl}/preferences/unsubscribed/${lang}?${query}`
