import { STAFF_RIGHTS } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { createSession } from '../../features/session/index.ts'
import { createGraph } from '../../shared/graph/index.ts'
import { createHttp } from '../../shared/http/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { refetchOnline } from '../../shared/offline/refetch-online.ts'
import { createMemoryRouter, createPath, type Router, RouterProvider } from '../../shared/router/index.ts'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { openApps } from '../../shared/testing/open-apps.fixture.ts'
import { createRoutes } from '../routing/routes.tsx'
import { Providers } from '../start/providers.tsx'
import { createQueryClient } from '../start/query-client.ts'
import { aConfig } from './config.fixture.ts'

type Answer = (request: { path: string; method: string; body: string }) => unknown

/**
 * Service answers, keyed by the end of the URL. A number is an error status, an Error is a lost connection,
 * and a Response is returned as it is.
 */
export type Answers = Readonly<Record<string, unknown>>

const SIGNED_IN: Answers = {
  '/session/refresh': { idToken: anIdToken(), expiresAt: '2100-01-01T00:00:00Z', sessionId: 's-1' },
  '/api/flags': {
    ...{ showSiteMaintenanceNotice: false, monitoringSampling: 0, officeChecksPapers: false },
    ...{ notice: null, changesInMs: null },
  },
  '/api/notifications/graphql': { data: { notifications: [], unreadCount: 0 } },
  '/profiles/100001': { fullName: 'Ines Marin', dob: '', mailingAddress: null },
  '/entitlements/100001': { affiliateId: 100001, items: [] },
  '/journey/routing/othercourses': { jumpPage: null },
  '/api/pro/graphql': { data: { formsTotal: 0, links: [], forms: [] } },
  '/checkpoint/GetCheckpointData': null,
  '/api/offers/ines': null,
  '/api/office/rights/own': { rights: STAFF_RIGHTS },
}

/** Answers given by a test override the default ones. */
function withoutKeys(usual: Answers, overrides: Answers): Answers {
  const isOverridden = (end: string) => Object.keys(overrides).some((each) => end.endsWith(each))
  return Object.fromEntries(Object.entries(usual).filter(([end]) => !isOverridden(end)))
}

function answering(answers: Answers) {
  return vi.fn<typeof fetch>(async (input, init) => {
    const path = String(input)
    const end = Object.keys(answers).find((each) => path.split('?')[0]?.endsWith(each))
    const configured = end === undefined ? 404 : answers[end]
    const answer =
      typeof configured === 'function'
        ? await (configured as Answer)({
            path,
            method: init?.method ?? 'GET',
            body: String(init?.body ?? ''),
          })
        : configured
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer)
  })
}

/** Test helper: the portal as it runs in a browser, with services that give the configured answers. */
export async function anApp(address: string, answers: Answers = {}) {
  const fetch = answering({ ...answers, ...withoutKeys(SIGNED_IN, answers) })
  vi.stubGlobal('fetch', fetch)
  await i18n.use('en-US')
  const config = aConfig()
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  const leave = vi.fn<(url: string) => void>()
  const signOut = vi.fn(() => Promise.resolve())
  const http = createHttp({
    services: { ...config.services, server: '/api' },
    fetch,
    idToken: () => session.current()?.idToken,
    refreshSession: async () => undefined,
    signedOut: () => undefined,
    generalError: () => 'failed',
    log: () => undefined,
  })
  const calls = { http, graph: createGraph(http) }
  let router: Router | undefined
  const log = vi.fn()
  const speak = vi.fn<(locale: Locale) => Promise<void>>(() => Promise.resolve())
  const routes = createRoutes({
    config,
    session,
    calls,
    leave,
    signOut,
    log,
    requested: () =>
      router ? createPath(router.state.navigation.location ?? router.state.location) : address,
    locale: () => i18n.current().locale,
    speak,
    storage: localStorage,
    marks: sessionStorage,
    isOnline: () => true,
  })
  router = createMemoryRouter(routes, { initialEntries: [address] })
  return { router, fetch, leave, signOut, session, calls, config, log, speak }
}

/** Returns the URL once the router has settled. */
export async function restOf({ router }: Pick<Awaited<ReturnType<typeof anApp>>, 'router'>): Promise<string> {
  await vi.waitFor(() => {
    if (!router.state.initialized || router.state.navigation.state !== 'idle')
      throw new Error('still on the way')
  })
  return createPath(router.state.location)
}

/** Renders the app and returns the page; call `unmount` to remove it. */
export function show({ router, session, signOut, calls, config }: Awaited<ReturnType<typeof anApp>>) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  const endRefetch = refetchOnline(queries)
  root.render(
    <Providers config={config} i18n={i18n} portal={{ session, signOut, calls }} queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const unmount = () => {
    openApps.delete(unmount)
    endRefetch()
    root.unmount()
    queries.clear()
    place.remove()
  }
  openApps.add(unmount)
  return { place, queries, unmount }
}
