import '@fathom/look/fonts.css'
import '@fathom/look/tokens.css'
import '@fathom/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from '../shared/router/index.ts'
import { KitPage } from './kit-page.tsx'

// The developers' page: kit.html?theme=light|dark&dir=ltr|rtl. Its text isn't translated.
const query = new URLSearchParams(location.search)
const theme = query.get('theme')
const rightToLeft = query.get('dir') === 'rtl'
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr'

const root = document.getElementById('root')
if (!root) throw new Error('kit.html has no #root')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <KitPage locale={rightToLeft ? 'ar-SA' : 'en-GB'} />
    </MemoryRouter>
  </StrictMode>,
)
