import { expect, test } from 'vitest'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { type StoredPhoto, storedPhotos } from './stored-photos.ts'

test('a pending photo stored by an earlier portal version still belongs to its dive', async () => {
  const earlier = createMemoryStore<StoredPhoto>()
  const photo = { id: 'p-1', affiliateId: 100001, name: 'turtle.jpg', file: new Blob(['turtle']) }
  await earlier.put('p-1', { ...photo, logId: 'dive-1' })
  const photos = storedPhotos(earlier)
  await photos.put('p-2', { ...photo, id: 'p-2', of: 'dive-2' })
  expect((await photos.list()).map(({ of }) => of)).toEqual(['dive-1', 'dive-2'])
  expect(await photos.find('p-1')).toMatchObject({ of: 'dive-1' })
  expect(await photos.find('p-3')).toBeUndefined()
})
