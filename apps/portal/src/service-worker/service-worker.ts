import { addBackgroundSync } from './background-sync.ts'
import { addOfflineShell, type BuiltFiles } from './offline-shell.ts'
import { addPush } from './push.ts'
import { addShareTarget } from './share-target.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Injected by the build. */
declare const BUILT_FILES: BuiltFiles | undefined

const scope = globalThis as unknown as WorkerScope

// A new worker takes over at once: an open page has loaded its own parts, or reloads itself when one is gone.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
if (BUILT_FILES) addOfflineShell(scope, BUILT_FILES)
addPush(scope)
addShareTarget(scope)
addBackgroundSync(scope)
