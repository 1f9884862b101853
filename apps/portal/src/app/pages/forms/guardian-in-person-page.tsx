import { isDiveCenter } from '@fathom/domain/session'
import { isLocale } from '@fathom/domain/translations'
import { mark } from '@fathom/look/mark.ts'
import { Suspense } from 'react'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { GuardianInPerson } from '../../../features/forms/witness/guardian-in-person.tsx'
import { useUser } from '../../../features/session/index.ts'
import { findWitnessLocale, takeBackDevice } from '../../../shared/handed-over.ts'
import { i18n, useChangeLocale, useTranslator } from '../../../shared/i18n/index.ts'
import { ScrollRestoration, useNavigate, useParams } from '../../../shared/router/index.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { LanguageMenu } from '../../shell/language-menu.tsx'
import { usePageFocus } from '../../shell/use-page-focus.ts'
import css from './guardian-in-person-page.module.css'

await Promise.all([i18n.need('forms'), i18n.need('forms-signers')])
for (const area of ['account', 'account-security', 'translations'] as const) void i18n.need(area)

const MARK = mark()

/** TS-06: takes the whole window, with no way to the witness's portal but the witness. */
export function Page() {
  const { affiliateId = '', documentId = '' } = useParams()
  const user = useUser()
  const navigate = useNavigate()
  const { t } = useTranslator()
  const main = usePageFocus()
  const witness = `${user.givenName} ${user.familyName}`.trim()
  const { freshly, dialog } = useFreshAuthentication(witness)
  const speak = useChangeLocale()
  const end = async () => {
    const locale = findWitnessLocale(localStorage)
    const back = takeBackDevice(localStorage)
    if (locale && isLocale(locale)) await speak(locale)
    await navigate(back, { replace: true })
  }
  return (
    <main className={css.page} id="main" ref={main} tabIndex={-1}>
      <header className={css.header}>
        <div className={css.mark}>
          <Drawing of={MARK} width="full" />
        </div>
        <h1 className={css.title} tabIndex={-1}>
          {t('shell.page.guardian')}
        </h1>
        {/* The guardian's choice, which isn't that of the witness's account. */}
        <LanguageMenu isSaved={false} />
      </header>
      <Suspense>
        <GuardianInPerson
          freshly={freshly}
          isCanceled={isCanceled}
          isCenter={isDiveCenter(user.affiliateType)}
          of={{ affiliateId, documentId }}
          onEnd={() => void end()}
          witness={witness}
        />
        {dialog}
      </Suspense>
      {/* This page has a layout of its own, and the guardian starts at its top. */}
      <ScrollRestoration />
    </main>
  )
}
