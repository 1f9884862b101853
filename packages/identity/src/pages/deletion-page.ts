import { type Html, html } from './html.ts'
import type { Page, Shown } from './page.ts'

/**
 * Shown to a person who signs in while their account is scheduled for deletion. `proof` identifies who signed
 * in when the answer arrives.
 */
export function deletionPage(page: Page, step: string, day: string, proof: string): Shown {
  const { t } = page
  const choice = (name: 'keep' | 'go', label: string, look: string): Html =>
    html`<button class="button ${look} button-lg button-block" name="choice" value="${name}">${label}</button>`
  const body = html`<p class="lead">${t('account.deletion.text', { date: day })}</p>
<form class="fields" method="post" action="${step}/deletion">
<input type="hidden" name="proof" value="${proof}">
${choice('keep', t('account.deletion.keep'), 'button-primary')}
${choice('go', t('account.deletion.go'), 'button-line')}
</form>`
  return { title: t('account.deletion.title'), body }
}
