import { type Html, html, trusted } from './html.ts'
import type { Page, Shown } from './page.ts'

/** `form` comes from the provider, including its proof that the request started here. */
export function confirmSignOutPage({ t }: Page, form: string, startUrl: string): Shown {
  const body = html`<p class="lead">${t('account.signOut.text')}</p>
${trusted(form)}
<div class="fields"><button class="button button-primary button-lg button-block" form="op.logoutForm" name="logout" value="yes">${t('account.signOut.submit')}</button>
<a class="button button-line button-lg button-block" href="${startUrl}">${t('account.signOut.stay')}</a></div>`
  return { title: t('account.signOut.title'), body }
}

export function signedOutPage({ t }: Page, startUrl: string): Shown {
  const body = html`<p class="lead">${t('account.signOut.doneText')}</p>
<a class="button button-primary button-lg button-block" href="${startUrl}">${t('account.signIn.submit')}</a>`
  return { title: t('account.signOut.doneTitle'), body }
}

export type PageProblem = 'unexpected' | 'away' | 'text' | 'foreign' | 'notFound'

const AWAY = 503

/** What a page says about a failure of ours with this status. */
export const failureOf = (status: number): PageProblem => (status === AWAY ? 'away' : 'unexpected')

export function problemPage({ t }: Page, problem: PageProblem, startUrl: string): Shown {
  const body = html`<p class="lead">${t(`account.error.${problem}`)}</p>
<a class="button button-primary button-lg button-block" href="${startUrl}">${t('account.error.again')}</a>`
  return { title: t('account.error.title'), body }
}

export function limitPage({ t }: Page, retryAfterSeconds: number, step: string): Shown {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  const body = html`<p class="lead" role="alert">${t('account.limit.text', { minutes })}</p>
<div class="fields"><a class="button button-primary button-lg button-block" href="${step}/sign-in">${t('account.forgotten.back')}</a>
<p class="aside"><a class="link" href="${step}/forgotten">${t('account.limit.reset')}</a></p></div>`
  return { title: t('account.limit.title'), body }
}

export type ShownMail = { to: string; subject: string; text: string; at: Date }

const ADDRESS = /(https?:\/\/\S+)/

/** Splitting by a group keeps what it matched, so every second part is an address. */
const linked = (text: string): readonly Html[] =>
  text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? html`<a class="link" href="${part}">${part}</a>` : html`${part}`))

export function mailPage({ t }: Page, mails: readonly ShownMail[], back: string): Shown {
  const items = mails.map(
    (mail) =>
      html`<li class="mail"><h2><bdi>${mail.subject}</bdi></h2><p class="muted">${t('account.mail.to', { email: mail.to })} · <time datetime="${mail.at.toISOString()}">${mail.at.toISOString().slice(0, 16).replace('T', ' ')}</time></p><pre dir="auto">${linked(mail.text)}</pre></li>`,
  )
  const body = html`<p class="lead">${t('account.mail.text')}</p>
${items.length > 0 ? html`<ul class="mails">${items}</ul>` : html`<p>${t('account.mail.empty')}</p>`}
<p class="aside"><a class="link" href="${back}">${t('account.mail.back')}</a></p>`
  return { title: t('account.mail.title'), body }
}
