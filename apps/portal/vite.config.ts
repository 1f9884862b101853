import { fileURLToPath } from 'node:url'
import { locales } from '@fathom/locales/plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loadedTogether } from './vite-chunks.ts'
import { nameEarlyFiles } from './vite-early-files.ts'
import { manifests } from './vite-manifests.ts'
import { precompressed } from './vite-precompressed.ts'
import { serviceWorker } from './vite-service-worker.ts'
import { startingPage } from './vite-starting-page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const part = (path: string) => here(`./src/shared/ui/${path}`)

/**
 * The oldest browsers with `light-dark()`, nesting and popovers; older targets would only bloat the styles.
 */
const BROWSERS = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5']

/**
 * These imports have no side effects, so a page that needs a type or an operation doesn't have to load zod.
 */
const ONLY_WORDS_AND_RULES = /\/packages\/(contract|domain)\//

const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core))\//

/** Query types that only a few pages use. */
const RARE_QUERIES = /\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/

const ENTRY = here('./src/app/start/main.tsx')
const feature = (path: string) => here(`./src/features/${path}`)

const logbookPage = (name: string) => here(`./src/app/pages/logbook/${name}-page.tsx`)
const trainingPage = (name: string) => here(`./src/app/pages/training/${name}-page.tsx`)

const LIVE = [here('./src/app/start/live.ts')]

/** With the file of the contract that the chunk's own modules need while they start. */
const HOME = [
  here('./src/app/pages/training/consumer-home.tsx'),
  here('../../packages/contract/src/logbook/dive-log.wire.ts'),
]

const FIRST_CODE = /\/(first|greeting)-/
const HOME_CODE = /\/(dashboard-page|[a-z]+-home)-/

/** What every diver's dashboard shows. */
const DASHBOARD = [
  feature('training/dashboard/dashboard.tsx'),
  feature('training/classes/next-session.tsx'),
  feature('session/install/install-offer.tsx'),
]

/** What the dashboard shows further down. */
const CARDS = [
  'codes/codes-panel.tsx',
  'club/club-card.tsx',
  'promos/offer-card.tsx',
  'shop/price-tag.tsx',
].map(feature)

/** A separate chunk for each of these small parts would cost more than it saves. */
const SMALL_PARTS =
  /\/shared\/(ui\/|price-text|lang-of)|\/lucide-react\/|\/look\/src\/controls\/|\/drawings\/lines\/|\/training\/course-prices/

/** The cards are shown together, so they are one chunk. */
const CARD_PARTS = /\/features\/(codes|club|promos|shop)\/|\/domain\/src\/codes\//

/** What the offer and other pages need of the logbook, without the home. */
const UNITS = /\/domain\/src\/logbook\/(units|courses\/training-depth)|\/features\/logbook\/stored-unit/

const domain = (path: string) => here(`../../packages/domain/src/${path}.ts`)

/** What the home and nearly every page of the logbook calculate. Each in a file of its own would be ten requests. */
const FIGURES = [
  ...['forms/age', 'forms/engine', 'logbook/places/country'],
  ...['gas-mix', 'dive-order'].map((name) => `logbook/calculations/${name}`),
  ...['bands', 'counted-dives', 'gases', 'gear', 'groups'].map((name) => `logbook/statistics/${name}`),
].map(domain)

const SHARED_BY_LOGBOOK =
  /\/(domain|contract)\/src\/(?!dsd\/)|\/features\/logbook\/(?!home\/)|\/portal\/src\/shared\/|\/look\/src\/(?!drawings\/card\/)/

/** Pages that open offline without a session need this of the live channel. */
const OPENS_OFFLINE = ['open-offline', 'until-opens-offline'].map((name) =>
  here(`./src/shared/offline/${name}.ts`),
)

/** Only pages with long lists need the library behind these. */
const LONG_LISTS = 'list/windowed'

/** What two pages of an area share would be a file for each set of pages that share it: up to twenty for a page. */
const SHARED_BY_PAGES = [
  {
    name: 'list-and-dive',
    from: [logbookPage('logbook')],
    alsoFrom: ['dive', 'site', 'map', 'statistics', 'review'].map(logbookPage),
    only: new RegExp(`/features/logbook/(?!${LONG_LISTS})`),
  },
  {
    name: 'dive-and-form',
    from: [logbookPage('dive')],
    alsoFrom: [logbookPage('dive-form')],
    only: /\/features\/logbook\//,
  },
  {
    name: 'course-and-lesson',
    from: [trainingPage('course')],
    alsoFrom: [trainingPage('lesson')],
    only: /\/features\/(training|messages)\//,
  },
]

/** Icons and controls of the other pages. Each in a file of its own would be forty requests for a page. */
const CONTROLS = {
  name: 'controls',
  only: /\/apps\/portal\/src\/shared\/(ui\/(?!scan|aria|chart)|[^/]+$)|\/lucide-react\/|\/packages\/look\/src\/controls\//,
  notFrom: [
    ...HOME,
    ...LIVE,
    ...DASHBOARD,
    ...CARDS,
    here('./src/app/pages/training/dashboard-page.tsx'),
    here('./src/app/pages/training/dashboard-cards.tsx'),
    feature('preferences/tour/first-visit-tour.tsx'),
    // The account menu of every page shows it.
    feature('certifications/face/face.tsx'),
  ],
  importers: 2,
  except:
    /\/node_modules\/(?!(react|react-dom|lucide-react|@tanstack\/react-query)\/)|\/ui\/(scan|aria|chart)\/|\/language-names/,
}

/** What the signed-in dashboard loads, in loading order, and what other pages share. */
const CHUNKS = [
  // Nearly every page has a header and skeletons.
  { name: 'first', from: [ENTRY, part('surface/page-header.tsx'), part('feedback/skeleton.tsx')] },
  { name: 'parts', from: [...DASHBOARD, ...CARDS], only: SMALL_PARTS },
  { name: 'drawings', from: DASHBOARD, only: /\/look\/src\/drawings\// },
  { name: 'figures', from: HOME, only: UNITS },
  { name: 'figures', from: FIGURES, only: /\/domain\/src\/(forms|logbook)\// },
  { name: 'cards', from: CARDS, only: CARD_PARTS },
  { name: 'greeting', from: [here('./src/app/pages/training/dashboard-page.tsx')] },
  // The live channel also runs on pages that have no dives.
  { name: 'stored', from: HOME, alsoFrom: LIVE },
  { name: 'opens', from: OPENS_OFFLINE, only: /\/shared\/offline\/(until-opens|open)-offline/ },
  // Pages that save something need this of the live channel.
  {
    name: 'outbox',
    from: LIVE,
    alsoFrom: [logbookPage('logbook'), trainingPage('course')],
    only: /\/portal\/src\//,
  },
  { name: 'live', from: LIVE },
  // What the home shares with the logbook, with the courses and with the cards: they don't load the home.
  { name: 'dives', from: HOME, only: SHARED_BY_LOGBOOK },
  { name: 'learning', from: HOME, only: /\/features\/training\// },
  { name: 'card-front', from: HOME, only: /\/features\/certifications\/card\/|\/drawings\/card\// },
  { name: 'home', from: HOME },
  ...SHARED_BY_PAGES,
]

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    locales(),
    nameEarlyFiles(),
    startingPage(),
    serviceWorker(here('./src/service-worker/service-worker.ts')),
    manifests(),
    precompressed(),
  ],
  resolve: {
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here('./src/shared/lean-icon.ts') }],
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    assetsInlineLimit: 0,
    // What a page imports is fetched together with it, instead of step by step. The names of these files would add
    // to every first load, so only the home has them there.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId, hostType }) =>
        hostType === 'html' || !FIRST_CODE.test(hostId) || HOME_CODE.test(file)
          ? files
          : files.filter((each) => each.endsWith('.css')),
    },
    rolldownOptions: {
      input: { main: here('./index.html'), kit: here('./kit.html') },
      treeshake: { moduleSideEffects: (id) => !ONLY_WORDS_AND_RULES.test(id) },
      output: {
        // File names add to every first load, and hashes don't compress, so we use the shortest that the
        // bundler allows.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: (id: string) => LIBRARIES.test(id) && !RARE_QUERIES.test(id),
              priority: 1,
            },
            { name: loadedTogether(ENTRY, CHUNKS, CONTROLS), debugName: 'together' },
          ],
        },
      },
    },
  },
})
