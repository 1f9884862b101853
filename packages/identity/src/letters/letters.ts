import { CODE_MINUTES } from '@fathom/domain/account'
import { directionOf, type Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { html } from '../pages/html.ts'
import { browserTag } from '../pages/language-names.ts'
import type { Account, Letter } from '../ports.ts'

type Words = {
  subject: string
  hello: string
  end: string
  parts: readonly { text: string; isCode?: boolean }[]
}

export function codeLetter(
  to: { email: string; givenName: string; language: Locale },
  kind: 'signUp' | 'reset',
  code: string,
): Letter {
  const { t } = translatorFor(to.language)
  return letter(to.email, to.language, {
    subject: t(`account.letter.${kind}.subject`, { code }),
    hello: t('account.letter.hello', { name: to.givenName }),
    parts: [
      { text: t(`account.letter.${kind}.text`) },
      { text: code, isCode: true },
      { text: t(`account.letter.${kind}.note`, { minutes: CODE_MINUTES }) },
    ],
    end: t('account.letter.end'),
  })
}

export type NoticeKind =
  | 'taken'
  | 'changed'
  | 'nameChanged'
  | 'birthDateChanged'
  | 'sessionsEnded'
  | 'merged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorSet'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'deletion'
  | 'deletionUndone'

/** Dates as YYYY-MM-DD, or empty. */
type BirthDates = { before: string; after: string }

/** Notifies the owner of an account about something that happened to it. */
export function noticeLetter(account: Account, kind: NoticeKind, birthDates?: BirthDates): Letter {
  const { t, formatDate } = translatorFor(account.language)
  const dayOf = (day: string | undefined) => (day ? formatDate(day, 'long') : '–')
  const text =
    kind === 'deletion'
      ? t('account.letter.deletion.text', { date: formatDate(account.deleteAfter ?? new Date(), 'long') })
      : kind === 'birthDateChanged'
        ? t('account.letter.birthDateChanged.text', {
            before: dayOf(birthDates?.before),
            after: dayOf(birthDates?.after),
          })
        : t(`account.letter.${kind}.text`)
  return letter(account.email, account.language, {
    subject: t(`account.letter.${kind}.subject`),
    hello: t('account.letter.hello', { name: account.givenName }),
    parts: [{ text }],
    end: t('account.letter.end'),
  })
}

/** Someone requested a new password, but this address has no account. */
export function unknownLetter(email: string, language: Locale): Letter {
  const { t } = translatorFor(language)
  return letter(email, language, {
    subject: t('account.letter.unknown.subject'),
    hello: t('account.letter.helloPlain'),
    parts: [{ text: t('account.letter.unknown.text') }],
    end: t('account.letter.end'),
  })
}

function letter(to: string, language: Locale, { subject, hello, parts, end }: Words): Letter {
  const paragraphs = parts.map(({ text, isCode }) =>
    isCode
      ? html`<p style="font-size:28px;font-weight:700;letter-spacing:4px"><bdi>${text}</bdi></p>`
      : html`<p>${text}</p>`,
  )
  const page = html`<!doctype html><html lang="${browserTag(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${subject}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#06232f"><p>${hello}</p>${paragraphs}<p>${end}</p></body></html>`
  const text = [hello, ...parts.map((part) => part.text), end].join('\n\n')
  return { to, subject, text: `${text}\n`, html: page.markup }
}
