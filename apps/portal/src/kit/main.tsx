import '@fathom/look/fonts.css'
import '@fathom/look/tokens.css'
import '@fathom/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider, i18n } from '../shared/i18n/index.ts'
import { MemoryRouter } from '../shared/router/index.ts'
import { KitPage } from './kit-page.tsx'

// The developers' page: kit.html?theme=light|dark&dir=ltr|rtl. Its own text isn't translated.
const query = new URLSearchParams(location.search)
const theme = query.get('theme')
const rightToLeft = query.get('dir') === 'rtl'
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
const locale = rightToLeft ? 'ar-SA' : 'en-GB'
await i18n.use(locale)

const root = document.getElementById('root')
if (!root) throw new Error('kit.html has no #root')
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <KitPage locale={locale} />
      </MemoryRouter>
    </I18nProvider>
  </StrictMode>,
)
