import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'
import { storedKey, wantedAt } from './stored-address.ts'

const ID = '01920000-0000-7000-8000-00000000000a'

test('recognizes the request from the address, whatever its token', () => {
  expect(wantedAt('/any.token/player.html')).toEqual({ kind: 'player' })
  expect(wantedAt('/player/scorm-12-abc.js')).toEqual({ kind: 'script', path: '/player/scorm-12-abc.js' })
  expect(wantedAt(`/t/${ID}/a/b.html`)).toEqual({ kind: 'file', contentId: ID, path: 'a/b.html' })
  for (const path of ['/t/xapi/statements', '/t/cmi5/fetch', '/t/files.json', '/sw.js', '/'])
    expect([path, wantedAt(path)]).toEqual([path, undefined])
})

test('a file has one name on the device, however its address is spelled', () => {
  const spellings = ['Über uns/', 'u%CC%88ber%20uns/INDEX.html', '%C3%BCber%20uns/index.html']
  expect(new Set(spellings.map((path) => storedKey(ID, path))).size).toBe(1)
  expect(storedKey(ID, '100%.html')).toBe(storedKey(ID, '100%25.html'))
})

test('serves a cached film in the requested ranges', async () => {
  const film = () => new Response('0123456789', { headers: { 'content-type': 'video/mp4' } })
  const part = await partOf(film(), 'bytes=2-4')
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  expect(await (await partOf(film(), 'bytes=7-')).text()).toBe('789')
  expect(await (await partOf(film(), 'bytes=-2')).text()).toBe('89')
  expect((await partOf(film(), 'bytes=20-')).status).toBe(416)
  expect((await partOf(film(), null)).status).toBe(200)
})
