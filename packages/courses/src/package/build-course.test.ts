import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { buildCourse, listCourseFiles } from './build-course.ts'

const NAMES = ['open-water', 'nitrox', 'discover-scuba', 'buoyancy'] as const
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test.each(NAMES)('%s builds to the same package, byte by byte, anywhere and anytime', (name) => {
  const zone = process.env.TZ
  const here = hash(buildCourse(name))
  process.env.TZ = 'Asia/Tokyo'
  try {
    expect(hash(buildCourse(name))).toBe(here)
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test.each(NAMES)('the manifest of %s lists every file of the package, and only those', (name) => {
  const files = unzipSync(buildCourse(name))
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())
  const xml = new new Window().DOMParser().parseFromString(manifest, 'application/xml')
  const named = [...xml.querySelectorAll('file')].map((file) => file.getAttribute('href') ?? '')
  expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort())
  const items = [...xml.querySelectorAll('item')].map((item) => item.getAttribute('identifierref'))
  const resources = [...xml.querySelectorAll('resource')].map((resource) =>
    resource.getAttribute('identifier'),
  )
  expect(items.length).toBeGreaterThan(3)
  for (const item of items) expect(resources).toContain(item)
})

test('Open Water uses SCORM 1.2 with its minutes and its pass mark in percent, Nitrox the 4th edition and a measure', () => {
  const manifestOf = (name: (typeof NAMES)[number]) =>
    strFromU8(listCourseFiles(name, 'en-US').get('imsmanifest.xml') as Uint8Array)
  expect(manifestOf('open-water')).toContain('<schemaversion>1.2</schemaversion>')
  expect(manifestOf('open-water')).toContain('<adlcp:masteryscore>75</adlcp:masteryscore>')
  expect(manifestOf('open-water')).toContain('<imsmd:datetime>PT18M</imsmd:datetime>')
  expect(manifestOf('nitrox')).toContain('<schemaversion>2004 4th Edition</schemaversion>')
  expect(manifestOf('nitrox')).toContain('<imsss:minNormalizedMeasure>0.75</imsss:minNormalizedMeasure>')
})

test.each(NAMES)('the pages of %s request nothing from another host, and have no duplicate ids', (name) => {
  for (const [path, bytes] of listCourseFiles(name, 'en-US')) {
    if (!/\.(html|css)$/.test(path)) continue
    const text = strFromU8(bytes)
    expect(text.replaceAll('http://www.w3.org/', ''), path).not.toMatch(
      /(?:src|href)="https?:|url\(["']?https?:|@import/,
    )
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, path).toBe(ids.length)
  }
})
