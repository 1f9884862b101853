import { isPageOf, OVERRIDES, overridesIn } from './own-page.ts'
import type { Route, WorkerScope } from './worker-scope.ts'

/** The build output: files that every visitor needs offline, and the text of each language. */
export type BuiltFiles = {
  build: string
  /** The path of all of `portal` in one file. */
  archive: string
  portal: readonly string[]
  words: Readonly<Record<string, readonly string[]>>
  /** Large parts, such as the QR code reader: cached only on devices that have used one. */
  onceUsed: readonly string[]
}

export type ShellArchive = readonly { path: string; type: string; text: string }[]

const SHELL = 'fathom-shell-'
const PAGE = '/'

/** An empty entry `/words/<locale>` in a shell says that it has the texts of that language. */
const WORDS = '/words/'

/** Only the server answers these; they are useless offline. */
const NEVER_OURS = /^\/(api|accounts|service-worker\.js)(\/|$)/

/**
 * Calls don't wait for the worker. The first route that fits counts: of what is below `/api`, only the texts of staff
 * are stored here.
 */
const ROUTES: readonly Route[] = [
  { condition: { urlPattern: { pathname: `${OVERRIDES}*` } }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '/accounts/*' } }, source: 'network' },
]

/**
 * Opens the portal offline: the page comes from the network if possible, otherwise from the cache; files with
 * a content hash come from the cache first. Data never passes through here.
 */
export function addOfflineShell(scope: WorkerScope, files: BuiltFiles): void {
  const name = SHELL + files.build
  scope.addEventListener('install', (event) => event.waitUntil(cacheShell(scope, name, files)))
  scope.addEventListener('install', (event) => event.waitUntil(event.addRoutes?.([...ROUTES])))
  scope.addEventListener('activate', (event) => event.waitUntil(dropOthers(scope, name)))
  scope.addEventListener('activate', (event) => event.waitUntil(askAhead(scope)))
  scope.addEventListener('message', (event) => {
    const locale = (event.data as { speak?: unknown } | null)?.speak
    const words = wordsOf(files, locale)
    const answer = (isCached: boolean) => event.ports?.[0]?.postMessage(isCached)
    if (!words) return answer(false)
    const cached = cacheWords(scope, name, { words, locale: String(locale) })
    event.waitUntil(cached)
    cached.then(
      () => answer(true),
      () => answer(false),
    )
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    const isForever = pathname.startsWith('/assets/') || pathname.startsWith(OVERRIDES)
    if (NEVER_OURS.test(pathname) && !isForever) return
    if (request.mode === 'navigate') {
      const answer = openFresh(scope, name, request, { path: PAGE, ahead: event.preloadResponse })
      // First, because an answer that is being read can't be copied.
      event.waitUntil(renewPage(scope, name, answer, files))
      event.respondWith(answer)
    } else if (isForever) event.respondWith(openFile(scope, name, request))
    else if (files.portal.includes(pathname))
      event.respondWith(openFresh(scope, name, request, { path: pathname }))
  })
}

const wordsOf = ({ words }: BuiltFiles, locale: unknown) =>
  typeof locale === 'string' && Object.hasOwn(words, locale) ? words[locale] : undefined

/** Fetches only what isn't cached yet, so that it also succeeds offline when everything is there. */
async function cacheWords(
  scope: WorkerScope,
  name: string,
  { words, locale }: { words: readonly string[]; locale: string },
): Promise<void> {
  const shell = await scope.caches.open(name)
  const page = await (await shell.match(PAGE))?.text()
  const overrides = overridesIn(page ?? '', locale)
  const cached = await Promise.all(words.map((path) => shell.match(path)))
  await shell.addAll(words.filter((_, at) => !cached[at]))
  // The page opens without the texts of staff, too: they may have changed since it was stored.
  if (overrides && !(await shell.match(overrides))) await shell.addAll([overrides]).catch(() => undefined)
  await shell.put(WORDS + locale, new Response())
}

/**
 * A device gets the languages and the large parts that it has used in the new build too, before the old cache is
 * deleted: its next visit may be offline.
 */
async function cacheShell(scope: WorkerScope, name: string, files: BuiltFiles): Promise<void> {
  const stored = await listStored(scope)
  const locales = stored.flatMap((path) => (path.startsWith(WORDS) ? [path.slice(WORDS.length)] : []))
  const spoken = [...new Set(locales)].filter((locale) => wordsOf(files, locale))
  const kinds = stored.map(kindOf)
  const used = files.onceUsed.filter((path) => kinds.includes(kindOf(path)))
  const shell = await scope.caches.open(name)
  // A device with an earlier build has most files in the browser's own cache, and fetches the others.
  if (stored.length === 0) await unpack(scope, shell, files.archive)
  else await shell.addAll([...files.portal])
  await shell.addAll([PAGE, ...used])
  for (const locale of spoken) await cacheWords(scope, name, { words: wordsOf(files, locale) ?? [], locale })
}

async function unpack(scope: WorkerScope, shell: Cache, archive: string): Promise<void> {
  const answer = await scope.fetch(archive)
  if (!answer.ok) throw new Error(`the offline archive answered ${answer.status}`)
  const parts = (await answer.json()) as ShellArchive
  await Promise.all(
    parts.map(({ path, type, text }) =>
      shell.put(path, new Response(text, { headers: { 'content-type': type } })),
    ),
  )
}

const kindOf = (path: string) => path.slice(path.lastIndexOf('.'))

/** The paths in the shells of all builds. */
async function listStored(scope: WorkerScope): Promise<readonly string[]> {
  const shells = (await scope.caches.keys()).filter((each) => each.startsWith(SHELL))
  const cached = await Promise.all(shells.map(async (each) => (await scope.caches.open(each)).keys()))
  return cached.flat().map(({ url }) => new URL(url).pathname)
}

async function dropOthers(scope: WorkerScope, name: string): Promise<void> {
  const old = (await scope.caches.keys()).filter((each) => each.startsWith(SHELL) && each !== name)
  await Promise.all(old.map((each) => scope.caches.delete(each)))
}

/**
 * The browser asks for a page while the worker starts. Without routes it would also ask twice for each page of the
 * account service, whose codes work once.
 */
async function askAhead({ InstallEvent, registration }: WorkerScope): Promise<void> {
  if (InstallEvent && 'addRoutes' in InstallEvent.prototype) await registration.navigationPreload?.enable()
}

type Opening = {
  path: string
  /** What the browser has asked for while the worker started. */
  ahead?: Promise<Response | undefined> | undefined
}

/** What has no hash in its name, as the page that every portal URL serves, comes from the server if it can. */
async function openFresh(
  scope: WorkerScope,
  name: string,
  request: Request,
  { path, ahead }: Opening,
): Promise<Response> {
  try {
    return (await ahead) ?? (await scope.fetch(request))
  } catch (cause) {
    const cached = await (await scope.caches.open(name)).match(path)
    if (!cached) throw cause
    return cached
  }
}

/** The page names other sites and the texts of staff: the one for offline use is as it was last seen. */
async function renewPage(
  scope: WorkerScope,
  name: string,
  opening: Promise<Response>,
  { portal }: BuiltFiles,
): Promise<void> {
  const answer = await opening.then((response) => response.clone()).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return
  const shell = await scope.caches.open(name)
  const stored = await (await shell.match(PAGE))?.text()
  const page = await answer.clone().text()
  if (stored !== undefined && stored !== page && isPageOf(page, portal)) await shell.put(PAGE, answer)
}

async function openFile(scope: WorkerScope, name: string, request: Request): Promise<Response> {
  const shell = await scope.caches.open(name)
  const cached = await shell.match(request)
  if (cached) return cached
  const answer = await scope.fetch(request)
  if (answer.ok) await shell.put(request, answer.clone())
  return answer
}
