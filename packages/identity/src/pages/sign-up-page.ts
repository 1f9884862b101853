import { SIGN_UP_TYPES, type SignUpType } from '@fathom/domain/account'
import { infoIcon } from '@fathom/look/icons.ts'
import { errorSummary, type FieldErrors, field } from './fields.ts'
import { type Html, html, trusted } from './html.ts'
import type { Page, Shown } from './page.ts'

export type SignUpValues = {
  type: SignUpType
  givenName: string
  familyName: string
  birthdate: string
  email: string
}

const TYPE_WORDS = {
  diver: 'account.signUp.typeDiver',
  student: 'account.signUp.typeStudent',
  pro: 'account.signUp.typePro',
  store: 'account.signUp.typeStore',
} as const satisfies Record<SignUpType, string>

export function signUpPage(
  page: Page,
  step: string,
  values: SignUpValues,
  errors: FieldErrors,
  today: string,
): Shown {
  const { t } = page
  const body = html`${errorSummary(page, errors)}
<form class="fields" method="post" action="${step}/sign-up" novalidate>
${typeChoice(page, values.type)}
<div class="pair">
${field(page, errors, { name: 'givenName', label: t('account.field.givenName'), type: 'text', autocomplete: 'given-name', value: values.givenName }, true)}
${field(page, errors, { name: 'familyName', label: t('account.field.familyName'), type: 'text', autocomplete: 'family-name', value: values.familyName })}
</div>
${field(page, errors, { name: 'birthdate', label: t('account.field.birthdate'), type: 'date', autocomplete: 'bday', value: values.birthdate, max: today })}
${field(page, errors, { name: 'email', label: t('account.field.email'), type: 'email', autocomplete: 'username', inputmode: 'email', value: values.email, placeholder: t('account.field.emailExample') })}
${newPasswordFields(page, errors, t('account.field.password'))}
<button class="button button-primary button-lg button-block">${t('account.signUp.submit')}</button>
<p class="aside">${t('account.signUp.have')} <a class="link" href="${step}/sign-in">${t('account.signIn.submit')}</a></p>
</form>`
  return { title: t('account.signUp.title'), body }
}

function typeChoice({ t }: Page, chosen: SignUpType): Html {
  const choices = SIGN_UP_TYPES.map(
    (type) =>
      html`<label class="choice"><input class="tick" type="radio" name="type" value="${type}"${type === chosen && trusted(' checked')}><span>${t(TYPE_WORDS[type])}</span></label>`,
  )
  return html`<fieldset class="types" aria-describedby="type-note"><legend class="label">${t('account.signUp.type')}</legend><div class="choices">${choices}</div><p class="banner" id="type-note">${trusted(infoIcon)}<span class="banner-body">${t('account.signUp.typeNote')}</span></p></fieldset>`
}

export function newPasswordFields(page: Page, errors: FieldErrors, label: string): Html {
  const { t } = page
  return html`${field(page, errors, { name: 'password', label, type: 'password', autocomplete: 'new-password', help: t('account.field.passwordRule') })}
${field(page, errors, { name: 'confirmation', label: t('account.field.confirmPassword'), type: 'password', autocomplete: 'new-password' })}`
}
