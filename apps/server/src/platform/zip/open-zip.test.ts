import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZIP_LIMITS } from './limits.ts'
import { openZip } from './open-zip.ts'
import { type RawEntry, rawZip, zipOf } from './zips.fixture.ts'

const faultOf = (source: Uint8Array, limits = ZIP_LIMITS) =>
  openZip(source, limits).then(
    () => 'opened',
    (error) => error.fault,
  )
const pathsOf = async (source: Uint8Array) => [...(await openZip(source)).files.keys()]

test('lists files by path, without folders and without system files', async () => {
  const zip = zipOf({
    'imsmanifest.xml': 'x',
    'lesson/': '',
    'lesson/page.html': 'page',
    '__MACOSX/lesson/._page.html': '',
    'lesson/.DS_Store': '',
    'lesson/Thumbs.db': '',
  })
  const { files } = await openZip(zip)
  expect([...files.keys()]).toEqual(['imsmanifest.xml', 'lesson/page.html'])
  const page = files.get('lesson/page.html')
  expect(page && (await text(await page.open()))).toBe('page')
})

test.each<[string, string, RawEntry]>([
  ['climbs out', 'path-outside', { name: '../evil.html' }],
  ['climbs out further in', 'path-outside', { name: 'a/../../evil.html' }],
  ['climbs out with backslashes', 'path-outside', { name: '..\\..\\evil.html' }],
  ['begins at the root', 'path-outside', { name: '/etc/passwd' }],
  ['names a drive', 'path-outside', { name: 'C:\\windows\\evil.dll' }],
  ['names a share', 'path-outside', { name: '\\\\server\\share\\x' }],
  ['holds a NUL', 'path-unreadable', { name: 'page.html\0.png' }],
  ['has an empty folder name', 'path-unreadable', { name: 'a//b.html' }],
  ['is endless', 'path-unreadable', { name: `${'a/'.repeat(600)}b.html` }],
  ['is a symbolic link', 'link', { name: 'link', text: '/etc/passwd', mode: 0o120777 }],
  ['is locked with a password', 'encrypted', { name: 'a.html', flags: 1, isDeflated: true }],
  ['is packed in an unknown way', 'damaged', { name: 'a.html', method: 99 }],
])('refuses a zip with an entry that %s as %s', async (_, fault, entry) => {
  expect(await faultOf(rawZip([{ name: 'imsmanifest.xml' }, entry]))).toBe(fault)
})

test.each([['page.html'], ['PAGE.html']])('refuses page.html and %s in one zip', async (name) => {
  expect(await faultOf(rawZip([{ name: 'page.html' }, { name }]))).toBe('duplicate-name')
})

test('distinguishes a file that is not a zip, an empty zip and a truncated one', async () => {
  expect(await faultOf(new Uint8Array())).toBe('empty')
  expect(await faultOf(Buffer.from('%PDF-1.7 not a zip at all, but long enough to look into'))).toBe(
    'not-a-zip',
  )
  const whole = rawZip([{ name: 'a.html', text: 'x'.repeat(500) }])
  expect(await faultOf(whole.subarray(0, whole.length - 30))).toBe('not-a-zip')
})

test('refuses too many files, too large a file and too much in total before unpacking anything', async () => {
  const zip = zipOf({ a: 'a'.repeat(100), b: 'b'.repeat(100), c: 'c'.repeat(100) })
  expect(await faultOf(zip, { ...ZIP_LIMITS, files: 2 })).toBe('too-many-files')
  expect(await faultOf(zip, { ...ZIP_LIMITS, fileBytes: 99 })).toBe('too-big')
  expect(await faultOf(zip, { ...ZIP_LIMITS, totalBytes: 299 })).toBe('too-big')
  expect(await faultOf(zip, { ...ZIP_LIMITS, zipBytes: 10 })).toBe('too-big')
})

test('detects a zip bomb by its compression ratio', async () => {
  const bomb = rawZip([{ name: 'zeros.bin', text: '\0'.repeat(4_000_000), isDeflated: true }])
  expect(bomb.length).toBeLessThan(10_000)
  expect(await faultOf(bomb, { ...ZIP_LIMITS, denseFrom: 1_000_000 })).toBe('too-dense')
  expect(await faultOf(bomb)).toBe('opened')
})

test('detects while reading that an entry is larger than declared', async () => {
  const zip = rawZip([{ name: 'a.txt', text: 'y'.repeat(5000), size: 10, isDeflated: true }])
  const file = (await openZip(zip)).files.get('a.txt')
  await expect(file?.open().then(text)).rejects.toThrow(/too many bytes/)
})

test('reads names as their tool meant them: backslashes, UTF-8 without its flag, the old code page, two spellings', async () => {
  expect(await pathsOf(rawZip([{ name: 'lesson\\page.html' }]))).toEqual(['lesson/page.html'])
  expect(await pathsOf(rawZip([{ name: Buffer.from('Übung.html', 'utf8') }]))).toEqual(['Übung.html'])
  expect(await pathsOf(rawZip([{ name: Buffer.from([0x9a, ...Buffer.from('bung.html')]) }]))).toEqual([
    'Übung.html',
  ])
  expect(await pathsOf(rawZip([{ name: Buffer.from('Übung.html'.normalize('NFD'), 'utf8') }]))).toEqual([
    'Übung.html',
  ])
})
