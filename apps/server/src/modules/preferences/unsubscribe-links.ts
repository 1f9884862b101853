import { type MailList, writtenLanguage } from '@fathom/domain/preferences'
import type { Config } from '../../platform/config/index.ts'
import type { Reader, UnsubscribeTokens } from './unsubscribe-token.ts'

/** The unsubscribe options that a message includes. */
type UnsubscribeWays = {
  /** For the text of the message: a page in the reader's language. Opening it changes nothing by itself. */
  url: string
  /** For mail programs (RFC 2369, RFC 8058). */
  headers: Readonly<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>
}

/** `mailingJob` is stored with the change, so we can see how many people a mailing made unsubscribe. */
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
