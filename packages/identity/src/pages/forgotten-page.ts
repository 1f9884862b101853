import { errorSummary, type FieldErrors, field } from './fields.ts'
import { html } from './html.ts'
import type { Page, Shown } from './page.ts'

export function forgottenPage(page: Page, step: string, email: string, errors: FieldErrors): Shown {
  const { t } = page
  const body = html`<p class="lead">${t('account.forgotten.text')}</p>
${errorSummary(page, errors)}
<form class="fields" method="post" action="${step}/forgotten" novalidate>
${field(page, errors, { name: 'email', label: t('account.field.email'), type: 'email', autocomplete: 'username', inputmode: 'email', value: email, placeholder: t('account.field.emailExample') }, true)}
<button class="button button-primary button-lg button-block">${t('account.forgotten.submit')}</button>
<p class="aside"><a class="link" href="${step}/sign-in">${t('account.forgotten.back')}</a></p>
</form>`
  return { title: t('account.forgotten.title'), body }
}
