import { intlTag } from '@fathom/locales'
import { circleAlertIcon, eyeIcon } from '@fathom/look/icons.ts'
import { type Html, html, trusted } from './html.ts'
import type { Page } from './page.ts'

export type FieldErrors = Readonly<Record<string, string | undefined>>

export type Field = {
  name: string
  label: string
  type: 'email' | 'password' | 'text' | 'date'
  autocomplete: string
  value?: string | undefined
  placeholder?: string
  help?: string
  inputmode?: 'email' | 'numeric'
  /** A link at the end of the label row. It comes after the control in the document, so that Tab reaches the control first. */
  aside?: Html
  max?: string
}

/** Label, control, help and error of one field. The first invalid field gets the focus. */
export function field(page: Page, errors: FieldErrors, it: Field, isFirst = false): Html {
  const error = errors[it.name]
  const hasFocus = error ? firstOf(errors) === it.name : isFirst && !firstOf(errors)
  const described = [error && `${it.name}-error`, it.help && `${it.name}-help`].filter(Boolean).join(' ')
  return html`<div class="field">
<div class="field-head"><label class="label" for="${it.name}">${it.label}</label></div>
<div class="input"><input id="${it.name}" name="${it.name}" type="${it.type}" value="${it.value ?? ''}" autocomplete="${it.autocomplete}"${attribute('placeholder', it.placeholder)}${attribute('inputmode', it.inputmode)}${attribute('max', it.max)}${attribute('aria-describedby', described)}${attribute('dir', it.type === 'email' ? 'ltr' : undefined)}${error && trusted(' aria-invalid="true"')}${hasFocus && trusted(' autofocus')} required>${it.type === 'password' && eye(page, it.name)}</div>${it.aside && html`<div class="field-aside">${it.aside}</div>`}
${it.type === 'date' && dayInWords(page, it.name)}${it.help && html`<p class="help" id="${it.name}-help">${it.help}</p>`}
${error && html`<p class="error" id="${it.name}-error">${trusted(circleAlertIcon)}<span>${error}</span></p>`}
</div>`
}

/** Filled by its script: the browser's own date field shows the digits in the order of the device. */
function dayInWords({ locale }: Page, name: string): Html {
  const tag = locale === 'en-US' ? 'en-GB' : intlTag(locale)
  return html`<p class="help" role="status" data-day-of="${name}" data-locale="${tag}"></p>`
}

/** Hidden until its script has loaded. */
function eye({ t }: Page, name: string): Html {
  return html`<button class="input-action" type="button" hidden aria-controls="${name}" aria-pressed="false" data-show="${t('account.field.showPassword')}" data-hide="${t('account.field.hidePassword')}" aria-label="${t('account.field.showPassword')}">${trusted(eyeIcon)}</button>`
}

function attribute(name: string, value: string | undefined): Html | undefined {
  return value ? html` ${trusted(name)}="${value}"` : undefined
}

/** Repeats every error above the form, as links to the fields (WCAG 3.3.1). */
export function errorSummary({ t }: Page, errors: FieldErrors): Html | undefined {
  const wrong = Object.entries(errors).flatMap(([name, error]) => (error ? [{ name, error }] : []))
  if (wrong.length === 0) return undefined
  const items = wrong.map(({ name, error }) => html`<li><a class="link" href="#${name}">${error}</a></li>`)
  return html`<div class="banner banner-bad" role="alert">${trusted(circleAlertIcon)}<div class="banner-body"><p>${t('account.error.summary', { count: wrong.length })}</p><ul class="wrong">${items}</ul></div></div>`
}

/** An error of the whole form, such as a wrong e-mail or password. */
export function formError(text: string | undefined): Html | undefined {
  if (!text) return undefined
  return html`<div class="banner banner-bad" role="alert">${trusted(circleAlertIcon)}<p class="banner-body">${text}</p></div>`
}

function firstOf(errors: FieldErrors): string | undefined {
  return Object.keys(errors).find((name) => errors[name])
}
