import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test } from 'vitest'
import { type Calls, CallsProvider } from '../../shared/calls.tsx'
import { i18n } from '../../shared/i18n/i18n.ts'
import { I18nProvider } from '../../shared/i18n/i18n-provider.tsx'
import { find, render } from '../../shared/testing/render.tsx'
import { LanguageSetting } from './language-setting.tsx'

test('[NV-11] a language whose text fails to load is reported, and the selection shows the current language', async () => {
  await i18n.use('en-US')
  await i18n.need('translations')
  const wordless = { ...i18n, use: () => Promise.reject(new Error('no signal')) }
  render(
    <I18nProvider i18n={wordless}>
      <CallsProvider calls={{} as Calls}>
        <QueryClientProvider client={new QueryClient()}>
          <LanguageSetting email="diver@fathom.test" />
        </QueryClientProvider>
      </CallsProvider>
    </I18nProvider>,
  )
  const languages = find<HTMLSelectElement>('select')
  await act(async () => {
    languages.value = 'de-DE'
    languages.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(find('[role="alert"]').textContent).toContain('Deutsch')
  expect(languages.value).toBe('en-US')
})
