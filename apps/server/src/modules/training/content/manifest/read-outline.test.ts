import { expect, test } from 'vitest'
import { zipOf } from '../../../../platform/zip/zips.fixture.ts'
import { CMI5, CMI5_FILES, SCORM_12, SCORM_12_FILES, SCORM_2004_4 } from '../fixtures/manifests.fixture.ts'
import { fileFinder } from '../import/file-finder.ts'
import { openPackage } from '../import/open-package.ts'
import { findManifest, readOutline } from './read-outline.ts'

type Files = Record<string, string | Uint8Array>

async function read(manifest: Files, paths: readonly string[] = ['index.html'], culture = 'en-US') {
  const { files } = await openPackage(zipOf(manifest))
  return readOutline(findManifest(files), culture, fileFinder(paths))
}
const scorm = (text: string | Uint8Array, paths?: readonly string[]) =>
  read({ 'imsmanifest.xml': text }, paths)
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    ({ problem, about }) => [problem, about],
  )

test('SCORM 1.2: reads headings, order, parameters, bases, and everything that a lesson needs', async () => {
  const { standard, title, activities } = await scorm(SCORM_12, SCORM_12_FILES)
  expect([standard, title]).toEqual(['scorm-1.2', 'Reefs & wrecks'])
  expect(activities).toMatchObject([
    { id: 'PART', title: 'Part one', parentId: null, href: null },
    {
      id: 'L1',
      title: 'Corals',
      parentId: 'PART',
      href: 'content/corals/index.html?theme=blue',
      isAsset: false,
      launchData: 'depth=18',
      prerequisites: 'L0',
      timeLimit: '00:30:00',
      timeLimitAction: 'continue,no message',
      minutes: 13,
      masteryScore: null,
    },
    { id: 'L2', href: 'content/wrecks%20of%20the%20sea.html#top', isAsset: true },
    {
      id: 'EXAM',
      title: 'Final <exam> & more',
      parentId: null,
      href: 'content/exam/index.html?mode=exam',
      masteryScore: 0.75,
    },
  ])
})

test('SCORM 2004: reads rules by reference, pass mark, threshold, and duplicate identifiers', async () => {
  const { standard, activities } = await scorm(SCORM_2004_4, ['index_lms.html'])
  expect(standard).toBe('scorm-2004-4')
  expect(activities).toMatchObject([
    {
      id: 'i1',
      masteryScore: 0.7,
      completionThreshold: 0.8,
      timeLimit: 'PT1H',
      timeLimitAction: 'exit,message',
      launchData: 'mix=32',
      objectives: ['p'],
    },
    { id: 'i1~2', href: 'index_lms.html?again=1', masteryScore: null },
  ])
})

test("cmi5: reads blocks and units in order, with titles in the course's language", async () => {
  const { standard, title, activities } = await read({ 'cmi5.xml': CMI5 }, CMI5_FILES, 'de-DE')
  expect([standard, title]).toEqual(['cmi5', 'Strömungstauchen'])
  expect(activities).toMatchObject([
    {
      id: 'https://example.org/au/1',
      title: 'Strömungen',
      href: 'currents/index.html?x=1&y=2',
      masteryScore: 0.8,
      moveOn: 'CompletedAndPassed',
      launchData: '{"buoy":true}',
      entitlementKey: 'key-1',
    },
    { id: 'https://example.org/b', title: 'Second part', href: null },
    { id: 'https://example.org/au/2', parentId: 'https://example.org/b', moveOn: 'NotApplicable' },
  ])
})

const minimal = (head: string, more = '') =>
  `<manifest ${more}>${head}<organizations><organization identifier="o"><item identifier="i" identifierref="r"><title>T</title></item></organization></organizations><resources><resource identifier="r" href="index.html" /></resources></manifest>`
const version = (said: string) =>
  `<metadata><schema>ADL SCORM</schema><schemaversion>${said}</schemaversion></metadata>`
const NS_12 = 'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
const NS_2004 = 'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"'

test.each([
  ['scorm-1.2', version(' 1.2 '), ''],
  ['scorm-2004-3', version('2004 3rd Edition'), ''],
  ['scorm-2004-3', version('CAM 1.3'), ''],
  ['scorm-2004-3', version('2004 2nd Edition'), ''],
  ['scorm-2004-4', version('2004 4th edition'), ''],
  ['scorm-1.2', '', NS_12],
  ['scorm-2004-3', '<metadata/>', NS_2004],
  ['scorm-1.2', '', 'adlcp:scormtype="sco"'],
])('recognizes %s from %s%s', async (standard, head, more) => {
  expect((await scorm(minimal(head, more))).standard).toBe(standard)
})

test('paths are relative to a manifest in a subfolder, in any letter case', async () => {
  const { files } = await openPackage(
    zipOf({ 'My course/IMSManifest.xml': minimal(version('1.2')), 'x.html': '' }),
  )
  expect(findManifest(files)).toMatchObject({ folder: 'My course/', isCmi5: false })
})

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const titled = minimal(version('1.2')).replace('>T<', '>Tauchgänge<')

test.each<[string, Uint8Array]>([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${titled}`)],
  ['UTF-16 with a mark', utf16(`<?xml version="1.0" encoding="UTF-16"?>${titled}`)],
  ['UTF-16 of the other order', utf16(titled).swap16()],
  ['UTF-16 without a mark', Buffer.from(titled, 'utf16le')],
  ['Latin 1, which it names', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${titled}`, 'latin1')],
  ['UTF-8 that calls itself UTF-16', Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${titled}`)],
  ['an encoding that nobody knows', Buffer.from(`<?xml version="1.0" encoding="x-unknown"?>${titled}`)],
  ['blank lines before its head', Buffer.from(`\n\n <?xml version="1.0"?>\n${titled}`)],
])('reads a manifest in %s', async (_, bytes) => {
  expect((await scorm(bytes)).activities[0]?.title).toBe('Tauchgänge')
})

test('without a table of contents, opens the lessons one by one; without a href, the first file', async () => {
  const bare = `<manifest ${NS_12}><organizations/><resources><resource identifier="a" adlcp:scormtype="asset" href="x.css"/><resource identifier="b" adlcp:scormtype="sco"><file href="index.html"/></resource></resources></manifest>`
  const { activities } = await scorm(bare)
  expect(activities).toMatchObject([{ id: 'b', title: 'b', href: 'index.html' }])
})

test('of several organizations, opens the default one, or else the first', async () => {
  const several = (named: string) =>
    minimal(version('1.2')).replace(
      '<organizations>',
      `<organizations${named}><organization identifier="short"><title>Short</title><item identifier="s" identifierref="r"><title>S</title></item></organization>`,
    )
  const opened = async (named: string) => (await scorm(several(named))).activities.map(({ id }) => id)
  expect(await opened(' default="o"')).toEqual(['i'])
  expect(await opened(' default="gone"')).toEqual(['s'])
  expect(await opened('')).toEqual(['s'])
})

test('accepts an unescaped ampersand in the manifest', async () => {
  const sloppy = minimal(version('1.2'))
    .replace('>T<', '>Reefs & wrecks &amp; more<')
    .replace('href="index.html"', 'href="index.html?a=1&b=2"')
  expect((await scorm(sloppy)).activities[0]).toMatchObject({
    title: 'Reefs & wrecks & more',
    href: 'index.html?a=1&b=2',
  })
})

test('a script in a title stays text, and titles are one line of limited length', async () => {
  const nasty = minimal(version('1.2')).replace(
    '>T<',
    `>&lt;script&gt;alert(1)&lt;/script&gt;&#10;${'x'.repeat(900)}<`,
  )
  const [activity] = (await scorm(nasty)).activities
  expect(activity?.title).toMatch(/^<script>alert\(1\)<\/script> x+$/)
  expect(activity?.title).toHaveLength(500)
})

test.each([
  ['package-manifest-broken', '<manifest><organizations>'],
  ['package-manifest-broken', 'not xml at all'],
  ['package-manifest-broken', '<html></html>'],
  ['package-manifest-broken', `<!DOCTYPE m [<!ENTITY a "b">]>${minimal(version('1.2'))}`],
  ['package-manifest-broken', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`],
  [
    'package-standard-unknown',
    minimal('<metadata><schema>IMS Content</schema><schemaversion>1.1.4</schemaversion></metadata>'),
  ],
  ['package-standard-unknown', minimal('')],
  ['package-launch-missing', minimal(version('1.2')).replace('href="index.html"', 'href="gone.html"')],
  ['package-launch-missing', minimal(version('1.2')).replace('identifierref="r"', 'identifierref="q"')],
  ['package-path-outside', minimal(version('1.2')).replace('href="index.html"', 'href="../../index.html"')],
  [
    'package-launch-elsewhere',
    minimal(version('1.2')).replace('href="index.html"', 'href="https://evil.example/"'),
  ],
  [
    'package-launch-elsewhere',
    minimal(version('1.2')).replace('href="index.html"', 'href="javascript:alert(1)"'),
  ],
  ['package-without-activities', `<manifest ${NS_12}><organizations/><resources/></manifest>`],
])('%s: %s', async (fault, text) => {
  expect(await faultOf(scorm(text))).toEqual([fault, expect.any(String)])
})

const cmi5 = (change: (structure: string) => string) =>
  faultOf(read({ 'cmi5.xml': change(CMI5) }, CMI5_FILES))
const AU_1 = 'id="https://example.org/au/1"'
const MASTERY = 'masteryScore="0.8"'
const BUOYS = '<url>buoys.html</url>'

test.each<[fault: string, about: string, from: string, to: string]>([
  ['package-id-invalid', 'au-1', AU_1, 'id="au-1"'],
  ['package-id-invalid', '', AU_1, ''],
  ['package-id-invalid', 'https://example.org/a b', AU_1, 'id="https://example.org/a b"'],
  ['package-id-invalid', 'drift', 'id="https://example.org/courses/drift"', 'id="drift"'],
  ['package-id-invalid', 'part', 'id="https://example.org/b"', 'id="part"'],
  ['package-id-invalid', 'o', 'id="https://example.org/o"', 'id="o"'],
  ['package-id-duplicate', 'https://example.org/au/2', AU_1, 'id="https://example.org/au/2"'],
  ['package-id-duplicate', 'https://example.org/b', AU_1, 'id="https://example.org/b"'],
  ['package-query-conflict', 'buoys.html?actor=me', BUOYS, '<url>buoys.html?actor=me</url>'],
  [
    'package-query-conflict',
    'buoys.html?x=1&ActivityId=2#a',
    BUOYS,
    '<url>buoys.html?x=1&amp;ActivityId=2#a</url>',
  ],
  ['package-query-conflict', 'buoys.html?%66etch=1', BUOYS, '<url>buoys.html?%66etch=1</url>'],
  ['package-launch-elsewhere', 'https://cdn.example/a.html', BUOYS, '<url>https://cdn.example/a.html</url>'],
  ['package-launch-elsewhere', '//cdn.example/a.html', BUOYS, '<url>//cdn.example/a.html</url>'],
  ['package-mastery-score-invalid', '8', MASTERY, 'masteryScore="8"'],
  ['package-mastery-score-invalid', '-0.1', MASTERY, 'masteryScore="-0.1"'],
  ['package-mastery-score-invalid', 'high', MASTERY, 'masteryScore=" high"'],
  ['package-path-outside', '../buoys.html', BUOYS, '<url>../buoys.html</url>'],
  ['package-path-outside', 'a/%2e%2e/%2e%2e/buoys.html', BUOYS, '<url>a/%2e%2e/%2e%2e/buoys.html</url>'],
])('[LE-12] cmi5: %s, naming %s', async (fault, about, from, to) => {
  expect(CMI5).toContain(from)
  expect(await cmi5((structure) => structure.replace(from, to))).toEqual([fault, about])
})

test('[LE-12] cmi5: accepts ids of every scheme, and parameters of its own', async () => {
  const changed = (structure: string) =>
    structure.replace(AU_1, 'id="urn:uuid:0192-au"').replace(BUOYS, '<url>buoys.html?actors=1#fetch</url>')
  expect(await cmi5(changed)).toBe('read')
})

test('[LE-12] a package without a title is known by its identifier, or by its first lesson', async () => {
  const titleIn = async (text: string) => (await scorm(text)).title
  const plain = minimal(version('1.2')).replace(/<organizations[\s\S]*<\/organizations>/, '<organizations/>')
  const named = plain.replace('<manifest', '<manifest identifier="com.example.drift"')
  expect(await titleIn(named)).toBe('com.example.drift')
  expect(await titleIn(plain)).toBe('r')
  const untitled = CMI5.replace(/<title>[\s\S]*?<\/title>/, '')
  expect((await read({ 'cmi5.xml': untitled }, CMI5_FILES)).title).toBe('https://example.org/courses/drift')
})

test('[LE-12] a refusal says what to change', async () => {
  const refused = read({ 'cmi5.xml': CMI5.replace(AU_1, 'id="au-1"') }, CMI5_FILES)
  expect(await refused.catch((error) => error.errors)).toEqual([
    'The id au-1 isn’t an IRI (a full address such as https://example.com/unit1), as cmi5 requires. Export the course with valid ids.',
  ])
})

test('reports a broken manifest with its line, in plain language instead of parser messages', async () => {
  const text = '<manifest>\n<metadata>\n</manifest>'
  const refusal = await scorm(text).catch((error) => error.errors)
  expect(refusal).toEqual([
    'We can’t read the package’s manifest. Something is wrong in line 3. Export the course again.',
  ])
  expect(await scorm('<html></html>').catch((error) => error.errors)).toEqual([
    'We can’t read the package’s manifest. Export the course again.',
  ])
})

test('never expands entities, neither from a file nor a thousand times', async () => {
  const bomb = `<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><manifest>&b;</manifest>`
  const outside = `<!DOCTYPE m SYSTEM "file:///etc/passwd">${minimal(version('1.2'))}`
  expect(await faultOf(scorm(bomb))).toEqual(['package-manifest-broken', ''])
  expect((await scorm(outside)).activities[0]?.title).toBe('T')
})

test('[LE-12] distinguishes a package of another kind from a file that is not a package', async () => {
  const of = (files: Files) => faultOf(read(files))
  expect(await of({ 'tincan.xml': '<tincan/>' })).toEqual(['package-standard-unknown', 'tincan.xml'])
  expect(await of({ 'course.crs': '', 'course.au': '' })).toEqual(['package-aicc', 'course.crs'])
  expect(await of({ 'course.zip': 'PK' })).toEqual(['package-in-package', 'course.zip'])
  expect(await of({ 'index.html': '' })).toEqual(['package-without-manifest', ''])
})
