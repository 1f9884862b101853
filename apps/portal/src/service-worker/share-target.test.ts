import { expect, test } from 'vitest'
import { takeSharedFiles } from '../shared/offline/shared-files.ts'
import { addShareTarget } from './share-target.ts'
import type { WorkerScope } from './worker-scope.ts'

function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  return {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        put: async (path: string, answer: Response) => void cache.set(path, answer),
        keys: async () => [...cache.keys()],
        match: async (path: string) => cache.get(path),
      }
    },
    delete: async (name: string) => stored.delete(name),
  } as unknown as CacheStorage
}

type Fetched = { request: Request; respondWith: (answer: Promise<Response>) => void }

function aWorker() {
  const caches = fakeCaches()
  let hear: ((event: Fetched) => void) | undefined
  const addEventListener = (_: string, listener: typeof hear) => {
    hear = listener
  }
  const scope = { caches, location: { origin: 'https://portal.fathom.test' }, addEventListener }
  addShareTarget(scope as unknown as WorkerScope)
  const send = async (path: string, body: FormData) => {
    let answer: Promise<Response> | undefined
    const request = new Request(`https://portal.fathom.test${path}`, { method: 'POST', body })
    hear?.({ request, respondWith: (given) => (answer = given) })
    return answer
  }
  return { caches, send }
}

function aForm(...files: File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  return form
}

test('[LO-01] files shared by another app open the import page, which takes them once', async () => {
  const { caches, send } = aWorker()
  await send('/logbook/import', aForm(new File(['old'], 'old.uddf')))
  const answer = await send(
    '/logbook/import',
    aForm(new File(['a'], 'Reef 1%.fit'), new File(['b'], 'b.zip')),
  )
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    303,
    'https://portal.fathom.test/logbook/import?shared=1',
  ])
  const taken = await takeSharedFiles(caches)
  expect(taken.map(({ name }) => name)).toEqual(['Reef 1%.fit', 'b.zip'])
  expect(await taken[0]?.text()).toBe('a')
  expect(await takeSharedFiles(caches)).toEqual([])
})

test('other posts go to the server', async () => {
  expect(await aWorker().send('/api/logbook/imports', aForm())).toBeUndefined()
})
