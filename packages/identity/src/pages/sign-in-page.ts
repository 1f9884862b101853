import { MOUNT } from '../options.ts'
import type { Demo } from '../ports.ts'
import { demoPeople } from './demo-people.ts'
import { errorSummary, type FieldErrors, field, formError } from './fields.ts'
import { type Html, html } from './html.ts'
import type { Page, Shown } from './page.ts'

export type SignInForm = { email: string; errors: FieldErrors; problem?: string | undefined }

/** `seesMail`: whether this visitor may open the page with the demo's mails. */
export type SignInDemo = Demo & { seesMail: boolean }

export function signInPage(page: Page, step: string, form: SignInForm, demo: SignInDemo | undefined): Shown {
  const { t } = page
  const { errors } = form
  const forgotten = html`<a class="link" href="${step}/forgotten">${t('account.signIn.forgotten')}</a>`
  const body = html`${formError(form.problem)}${errorSummary(page, errors)}
<form class="fields" method="post" action="${step}/sign-in" novalidate>
${field(page, errors, { name: 'email', label: t('account.field.email'), type: 'email', autocomplete: 'username', inputmode: 'email', value: form.email, placeholder: t('account.field.emailExample') }, !form.email)}
${field(page, errors, { name: 'password', label: t('account.field.password'), type: 'password', autocomplete: 'current-password', aside: forgotten }, Boolean(form.email))}
<button class="button button-primary button-lg button-block">${t('account.signIn.submit')}</button>
</form>
${passkeyForm(page, step)}
<p class="aside">${t('account.signIn.new')} <a class="link" href="${step}/sign-up">${t('account.signIn.signUp')}</a></p>
${demo && demoPeople(page, `${step}/sign-in`, demo)}
${demo?.seesMail && html`<p class="aside"><a class="link" href="${MOUNT}/mail?lang=${page.locale}">${t('account.code.seeMail')}</a></p>`}`
  return { title: t('account.signIn.title'), body }
}

/** Shown from the start, so that nothing moves; its script hides it in a browser without passkeys. */
export function passkeyForm({ t }: Page, step: string): Html {
  return html`<form class="passkey" id="passkey" method="post" action="${step}/passkey" data-options="${step}/passkey/options">
<input type="hidden" name="response" value="">
<button class="button button-line button-lg button-block">${t('account.signIn.passkey')}</button>
<p class="help" role="alert" hidden>${t('account.signIn.passkeyFailed')}</p>
</form>`
}
