import { OFFERED_LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { render } from '../../../shared/ui/testing/render.tsx'
import { LanguageChoices } from './language-choices.tsx'

test('[LA-02] [NV-11] the header names the languages as the settings do', async () => {
  await i18n.use('en-US')
  const { place } = render(
    <I18nProvider i18n={i18n}>
      <LanguageChoices />
    </I18nProvider>,
  )
  const names = [...place.querySelectorAll('[role="menuitemradio"]')].map(({ textContent }) => textContent)
  expect(names).toHaveLength(OFFERED_LOCALES.length)
  expect(names).toContain('Bahasa Indonesia')
  expect(names).toContain('Español (España)')
  expect(place.querySelector('[aria-checked="true"]')?.textContent).toBe('English')
})
