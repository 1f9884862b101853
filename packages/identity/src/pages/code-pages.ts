import { CODE_MINUTES } from '@fathom/domain/account'
import { checkIcon, mailIcon } from '@fathom/look/icons.ts'
import { MOUNT } from '../options.ts'
import { errorSummary, type FieldErrors, field } from './fields.ts'
import { type Html, html, trusted } from './html.ts'
import type { Page, Shown } from './page.ts'
import { newPasswordFields } from './sign-up-page.ts'

export type CodeForm = {
  email: string
  code: string
  errors: FieldErrors
  isSentAgain: boolean
  seesMail: boolean
  /** The mail server can't be used right now. */
  isLate: boolean
}

export function signUpCodePage(page: Page, step: string, form: CodeForm): Shown {
  const { t } = page
  const action = `${step}/sign-up/code`
  const body = html`${header(page, form)}
<form class="fields" method="post" action="${action}" novalidate>
${codeField(page, form)}
<button class="button button-primary button-lg button-block">${t('account.code.submit')}</button>
</form>
${again(page, `${action}/again`)}`
  return { title: t('account.code.title'), body }
}

export function resetPage(page: Page, step: string, form: CodeForm): Shown {
  const { t } = page
  const action = `${step}/forgotten/code`
  const body = html`${header(page, form)}
<form class="fields" method="post" action="${action}" novalidate>
${codeField(page, form)}
${newPasswordFields(page, form.errors, t('account.field.newPassword'))}
<p class="help">${t('account.reset.note')}</p>
<button class="button button-primary button-lg button-block">${t('account.reset.submit')}</button>
</form>
${again(page, `${action}/again`)}`
  return { title: t('account.reset.title'), body }
}

/** After a reset: `proof` says who chose the new password when the answer arrives. */
export function resetPasskeysPage({ t }: Page, step: string, proof: string): Shown {
  const body = html`<p class="lead">${t('account-security.passkeys.text')}</p>
<form class="fields" method="post" action="${step}/forgotten/passkeys">
<input type="hidden" name="proof" value="${proof}">
<button class="button button-primary button-lg button-block" name="choice" value="remove">${t('account-security.passkeys.remove')}</button>
<button class="button button-line button-lg button-block" name="choice" value="keep">${t('account-security.passkeys.keep')}</button>
</form>`
  return { title: t('account-security.passkeys.title'), body }
}

function header(page: Page, form: CodeForm): Html {
  const { t } = page
  const email = html`<b><bdi>${form.email}</bdi></b>`
  const [before = '', after = ''] = t('account.code.text', { email: '\u0000', minutes: CODE_MINUTES }).split(
    '\u0000',
  )
  // "We sent" isn't true yet while mail is late.
  return html`<p class="lead">${form.isLate ? email : [before, email, after]}</p>
${form.seesMail && html`<p class="lead"><a class="link with-icon" href="${MOUNT}/mail?lang=${page.locale}&amp;from=${page.path}" target="_blank">${trusted(mailIcon)}${t('account.code.seeMail')}</a></p>`}
${form.isLate ? late(page) : form.isSentAgain && sentAgain(page)}
${errorSummary(page, form.errors)}`
}

const late = ({ t }: Page) =>
  html`<p class="banner banner-warn" role="status">${trusted(mailIcon)}<span class="banner-body">${t('account.code.late')}</span></p>`

const sentAgain = ({ t }: Page) =>
  html`<p class="banner banner-ok" role="status">${trusted(checkIcon)}<span class="banner-body">${t('account.code.sentAgain')}</span></p>`

function codeField(page: Page, form: CodeForm): Html {
  return field(
    page,
    form.errors,
    {
      name: 'code',
      label: page.t('account.field.code'),
      type: 'text',
      autocomplete: 'one-time-code',
      inputmode: 'numeric',
      value: form.code,
    },
    true,
  )
}

function again({ t }: Page, action: string): Html {
  return html`<form class="aside" method="post" action="${action}"><button class="button button-quiet">${t('account.code.again')}</button></form>`
}
