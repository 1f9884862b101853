import { SHARED_FIELD, storeSharedFiles } from '../shared/offline/shared-files.ts'
import { paths } from '../shared/paths.ts'
import type { WorkerScope } from './worker-scope.ts'

/** LO-01: files that another app shares open the import page, which takes them. Nothing is sent before. */
export function addShareTarget(scope: WorkerScope): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method === 'POST' && new URL(request.url).pathname === paths.importDives())
      event.respondWith(receive(scope, request))
  })
}

const SEE_OTHER = 303

async function receive(scope: WorkerScope, request: Request): Promise<Response> {
  const shared = (await request.formData()).getAll(SHARED_FIELD)
  await storeSharedFiles(
    scope.caches,
    shared.filter((each) => each instanceof File),
  )
  return Response.redirect(new URL(paths.importDives({ shared: '1' }), scope.location.origin), SEE_OTHER)
}
