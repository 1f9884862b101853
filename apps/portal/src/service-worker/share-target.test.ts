import { expect, test } from 'vitest'
import { fakeCaches } from '../shared/offline/caches.fixture.ts'
import { handOverSharedFiles, type SharedFile } from '../shared/offline/shared-files.ts'
import { addShareTarget } from './share-target.ts'
import type { WorkerScope } from './worker-scope.ts'

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

/** What a page is given; `isSafe`: it has stored the files. */
async function handedOver(caches: CacheStorage, isSafe: boolean) {
  const given: SharedFile[] = []
  await handOverSharedFiles(caches, async (shared) => {
    given.push(shared)
    return isSafe
  })
  return given
}
const namesOf = (files: readonly SharedFile[]) => files.map(({ name }) => name)

test('[LO-01] [BO-05] files shared by another app open the import page; several shares add up', async () => {
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
  const given = await handedOver(caches, false)
  expect(namesOf(given)).toEqual(['old.uddf', 'Reef 1%.fit', 'b.zip'])
  expect(await given[1]?.file.text()).toBe('a')
})

test('[BO-05] a shared file stays until a page has stored it', async () => {
  const { caches, send } = aWorker()
  await send('/logbook/import', aForm(new File(['a'], 'a.fit')))
  for (const isSafe of [false, true]) expect(namesOf(await handedOver(caches, isSafe))).toEqual(['a.fit'])
  expect(await handedOver(caches, true)).toEqual([])
})

test('other posts go to the server', async () => {
  expect(await aWorker().send('/api/logbook/imports', aForm())).toBeUndefined()
})
