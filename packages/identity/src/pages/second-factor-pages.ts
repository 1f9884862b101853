import { renderSVG } from 'uqr'
import { errorSummary, type FieldErrors, field } from './fields.ts'
import { type Html, html, trusted } from './html.ts'
import type { Page, Shown } from './page.ts'
import { passkeyForm } from './sign-in-page.ts'

type Factors = { hasApp: boolean; hasPasskey: boolean }
type CodeForm = Factors & {
  proof: string
  errors: FieldErrors
  demo: { secret: string; code: string } | undefined
}

export function secondFactorPage(page: Page, step: string, form: CodeForm): Shown {
  const { t } = page
  const title = t('account-security.second.title')
  const passkey = form.hasPasskey && passkeyForm(page, step)
  if (!form.hasApp)
    return { title, body: html`<p class="lead">${t('account-security.second.passkeyOnly')}</p>${passkey}` }
  const body = html`<p class="lead">${t('account-security.second.text')}</p>
${form.demo && html`<p class="banner"><span class="banner-body">${t('account-security.second.demo', form.demo)}</span></p>`}
${errorSummary(page, form.errors)}
<form class="fields" method="post" action="${step}/second-factor" novalidate>
<input type="hidden" name="proof" value="${form.proof}">
${codeField(page, form.errors, t('account-security.second.recovery'))}
<button class="button button-primary button-lg button-block">${t('account-security.second.submit')}</button>
</form>
${passkey}`
  return { title, body }
}

type LockedForm = Factors & { proof: string; seconds: number }

/** After too many wrong codes. */
export function lockedPage(page: Page, step: string, form: LockedForm): Shown {
  const { t } = page
  const minutes = Math.max(1, Math.ceil(form.seconds / 60))
  const recovery = { name: 'code', label: t('account-security.second.recoveryCode'), type: 'text' } as const
  const body = html`<p class="lead" role="alert">${t('account.limit.text', { minutes })}</p>
<form class="fields" method="post" action="${step}/second-factor" novalidate>
<input type="hidden" name="proof" value="${form.proof}">
${field(page, {}, { ...recovery, autocomplete: 'off', help: t('account-security.second.lockedRecovery') })}
<button class="button button-primary button-lg button-block">${t('account-security.second.submit')}</button>
<p>${t('account-security.second.lockedHelp')}</p>
</form>
${form.hasPasskey && passkeyForm(page, step)}`
  return { title: t('account.limit.title'), body }
}

type SetUpForm = { proof: string; key: string; secret: string; uri: string; errors: FieldErrors }

export function setUpPage(page: Page, step: string, form: SetUpForm): Shown {
  const { t } = page
  const body = html`<p class="lead">${t('account-security.second.setupText')}</p>
<figure class="key"><div class="key-code" aria-hidden="true">${trusted(renderSVG(form.uri, { border: 2 }))}</div>
<figcaption><span class="label">${t('account-security.second.key')}</span><bdi class="key-text" dir="ltr">${grouped(form.secret)}</bdi></figcaption></figure>
${errorSummary(page, form.errors)}
<form class="fields" method="post" action="${step}/second-factor/new" novalidate>
<input type="hidden" name="proof" value="${form.proof}">
<input type="hidden" name="key" value="${form.key}">
${codeField(page, form.errors)}
<button class="button button-primary button-lg button-block">${t('account-security.second.setupSubmit')}</button>
</form>`
  return { title: t('account-security.second.setupTitle'), body }
}

type Codes = { codes: readonly string[]; email: string; proof: string }

export function recoveryCodesPage(page: Page, step: string, { codes, email, proof }: Codes): Shown {
  const { t } = page
  const body = html`<p class="lead">${t('account-security.second.codesText')}</p>
<p class="print-only">${t('account-security.codes.file', { email })}</p>
<ul class="recovery-codes" dir="ltr">${codes.map((code) => html`<li><bdi>${code}</bdi></li>`)}</ul>
${waysToKeep(page)}
<form class="fields" method="post" action="${step}/second-factor/done">
<input type="hidden" name="proof" value="${proof}">
<button class="button button-primary button-lg button-block">${t('account-security.second.codesDone')}</button>
</form>`
  return { title: t('account-security.second.codesTitle'), body }
}

/** The script shows them; the page works without it. */
function waysToKeep({ t }: Page): Html {
  const word = (name: 'copied' | 'copyFailed' | 'downloaded') => t(`account-security.codes.${name}`)
  const buttons = (['copy', 'download', 'print'] as const).map(
    (way) =>
      html`<button class="button" type="button" data-way="${way}">${t(`account-security.codes.${way}`)}</button>`,
  )
  return html`<div class="code-ways" hidden data-copied="${word('copied')}" data-failed="${word('copyFailed')}" data-downloaded="${word('downloaded')}">
<div class="code-buttons">${buttons}</div>
<p class="code-status" role="status"></p>
</div>`
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function codeField(page: Page, errors: FieldErrors, help?: string): Html {
  const label = page.t('account.field.code')
  const about = { name: 'code', label, type: 'text', autocomplete: 'one-time-code' } as const
  return field(page, errors, { ...about, ...(help ? { help } : { inputmode: 'numeric' }) }, true)
}
