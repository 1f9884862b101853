import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { soon } from '../../../app/testing/open-page.fixture.tsx'
import { I18nProvider, i18n } from '../../../shared/i18n/index.ts'
import { BesideRecords } from './applicant-records.tsx'

const aCard = (licenseID: string, title: string, standing: 'valid' | 'revoked') => ({
  ...{ licenseID, title, standing, levelID: 220, levelCode: 'divemaster', kind: 'pro' as const },
  ...{ cardGroupCode: 'card-group-professional' as const, certDate: '2025-06-01', expiresOn: null },
  ...{ qualifiedDepth: null, gasLimit: null, instructor: null, store: null, eCardStockID: null },
  ...{ noECardReason: null, isRedeemable: false },
})

test('[OF-04] a withdrawn certification of the applicant says so, beside a valid one', async () => {
  await i18n.use('en-US')
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const cards = [aCard('2503118400', 'Divemaster', 'revoked'), aCard('2503118401', 'Rescue Diver', 'valid')]
  root.render(
    <I18nProvider i18n={i18n}>
      <Suspense>
        <BesideRecords name="Sam Adeyemi" records={{ cards, courses: [], forms: [] }}>
          Application
        </BesideRecords>
      </Suspense>
    </I18nProvider>,
  )
  await soon(() => expect(place.textContent).toContain('Records for Sam Adeyemi'))
  const rows = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['Divemaster1 June 2025 · Withdrawn', 'Rescue Diver1 June 2025 · Valid'])
})
