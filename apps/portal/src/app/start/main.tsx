import './without-eval.ts'
import { isOnline } from '../../shared/connection.ts'
import '@fathom/look/tokens.css'
import '@fathom/look/fonts.css'
import '@fathom/look/base.css'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { intlTag } from '@fathom/locales'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readConfig } from '../../shared/config.ts'
import { firstLocale, i18n, readAccountLocale, readSavedLocale } from '../../shared/i18n/index.ts'
import { nextTask } from '../../shared/next-task.ts'
import { refetchOnline } from '../../shared/offline/refetch-online.ts'
import { RouterProvider } from '../../shared/router/index.ts'
import { createPageLoader } from '../routing/load-page.ts'
import { createPortalRouter } from '../routing/routes.tsx'
import { composePortal } from './compose.ts'
import { createExit } from './leave.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { watchSession } from './watch-session.ts'

const exit = createExit()
const named = new URLSearchParams(location.search).get('lang') ?? undefined

async function loadWords(): Promise<void> {
  const chosen = { url: named, saved: readSavedLocale(), account: readAccountLocale() }
  const preferred = firstLocale({ ...chosen, browser: navigator.languages })
  await i18n.use(preferred).catch(() => i18n.use(DEFAULT_LOCALE))
}

/** After an update, the old page's translations may be gone like any other chunk (RR-06). */
const loadOrReload = createPageLoader({
  marks: sessionStorage,
  requested: () => location.pathname + location.search + location.hash,
  leave: exit.leave,
  isOnline,
})

/** Opening the router begins to check the session and to fetch the code of the page. */
function createApp(): ReactNode {
  const config = readConfig(document)
  const queries = createQueryClient()
  refetchOnline(queries)
  const portal = composePortal(config, exit)
  watchSession(portal, queries, named ?? readSavedLocale())
  const router = createPortalRouter(config, portal)
  // Load the reporter only where there is a URL to report to.
  if (config.monitoringUrl) import('./monitor.ts').then(({ monitor }) => monitor(config, router, queries))
  return (
    <StrictMode>
      <Providers config={config} i18n={i18n} portal={portal} queries={queries}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
}

/**
 * The first number or date costs a phone a tenth of a second, while the browser reads its tables of all languages.
 * Nothing else is to do while the texts are on their way, and the first page would otherwise stop for it.
 */
async function readTables(): Promise<void> {
  await nextTask()
  new Intl.NumberFormat(intlTag(i18n.locale())).format(0)
}

const place = document.getElementById('root')
if (!place) throw new Error('the page has no place for the portal')
const root = createRoot(place)
const words = loadOrReload(loadWords)
try {
  const app = createApp()
  void readTables()
  await words
  root.render(app)
} catch (cause) {
  await words
  root.render(<p role="alert">{i18n.current().t('shell.error.config')}</p>)
  throw cause
}
