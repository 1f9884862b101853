import { act } from 'react'
import { expect, test } from 'vitest'
import { i18n } from '../../../shared/i18n/i18n.ts'
import { I18nProvider } from '../../../shared/i18n/i18n-provider.tsx'
import { render } from '../../../shared/testing/render.tsx'
import { useProblemWords } from './profile-fields.tsx'

function PostalCodeError({ countryId }: { countryId: string }) {
  return useProblemWords({ postalCode: 'malformed' }, countryId).postalCode
}

test.each([
  ['US', '12345'],
  ['SE', '123 45'],
  ['GB', 'AB1 2CD'],
])(
  '[EN-12] a malformed postal code in %s is answered with an example such as %s',
  async (countryId, example) => {
    await i18n.use('en-US')
    await i18n.need('profile')
    const { place, show } = render(null)
    await act(async () => {
      show(
        <I18nProvider i18n={i18n}>
          <PostalCodeError countryId={countryId} />
        </I18nProvider>,
      )
    })
    const text = place.textContent?.replace(/[\u2066\u2069]/g, '')
    expect(text).toBe(`In this country, a postal code looks like ${example}`)
  },
)
