import { startWorld, type World } from '@fathom/testing/world'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aSubsurfaceFile, importing } from '../imports/imports.fixture.ts'
import { fewerPoints } from './profile-figure.ts'

let world: World<Server>
let articles: string[]
let page: string
beforeAll(async () => {
  world = await startWorld(startServer)
  const diver = importing(world, 'newcomer')
  const file = aSubsurfaceFile([
    { start: '2025-03-02 14:05:00', notes: 'A &lt;b&gt;ray&lt;/b&gt;' },
    { start: '2026-05-14 09:12:00', place: 'Blue Hole' },
  ]).replaceAll('<dive number', "<dive tags='wreck, night' number")
  await diver.accept((await diver.preview({ 'a.ssrf': file })).id)
  page = await pageFor()
  articles = page.match(/<article[\s\S]*?<\/article>/g) ?? []
})

async function pageFor(): Promise<string> {
  const answer = await importing(world, 'newcomer').call('GET', 'export?format=archive')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return new TextDecoder().decode(files['index.html']).replaceAll(/[\u00a0\u202f]/g, ' ')
}

const dive = (name: string) => articles.find((each) => each.includes(`>${name}</bdi></h2>`)) ?? ''

test('[LO-10] the page of the archive draws each profile, and says its figures in words', () => {
  const article = dive('Blue Hole')
  expect(article).toMatch(/<path class="curve" d="M0 6L42\.9 144L[\d. L]+600 6"\/>/)
  expect(article).toContain('18.4 m at the deepest, 42 min in all.')
  const labels = [...article.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, label]) => label)
  expect(labels).toEqual(['0 m', '5 m', '10 m', '15 m', '0 min', '10 min', '20 min', '30 min', '40 min'])
  expect(article).toMatch(/<dt>Average depth<\/dt><dd><bdi>[\d.]+ m<\/bdi><\/dd><dt>Fastest ascent<\/dt>/)
  expect(articles.filter((each) => each.includes('<svg'))).toHaveLength(2)
  expect(page).not.toMatch(/<script|<link|https?:|url\(/)
})

test('[LO-10] the page of the archive has what the diver wrote down, and nothing empty', () => {
  const article = dive('Blue Hole')
  for (const [name, value] of [
    ['Time in', '9:12 AM'],
    ['Bottom water', '24 °C'],
    ['Gas', 'Nitrox'],
    [
      'Cylinder 1',
      'Size 12 L, Working pressure 232 bar, Oxygen 32%, Helium 0%, Start pressure 200 bar, End pressure 80 bar',
    ],
    ['Tags', 'wreck, night'],
    ['Latitude', '27.9°'],
    ['Longitude', '34.3°'],
  ])
    expect(article).toContain(`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`)
  expect(page).not.toMatch(/<bdi><\/bdi>|<dt>Air</)
  expect(page).toContain('A &lt;b&gt;ray&lt;/b&gt;')
})

test('[LO-10] every dive of the page has a heading, and an index by year leads to it', () => {
  expect(page).not.toMatch(/<h2>(<bdi><\/bdi>)?<\/h2>/)
  expect(dive('2 March 2025')).toContain('<svg')
  const [index = ''] = page.match(/<nav[\s\S]*?<\/nav>/) ?? []
  const years = [...index.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, year]) => year)
  expect(years).toEqual(expect.arrayContaining(['2025', '2026']))
  expect(new Set(years).size).toBe(years.length)
  const links = [...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links).toEqual(articles.map((each) => each.match(/^<article id="([^"]+)"/)?.[1]))
  expect(index).toMatch(/14 May 2026 <a href="#[^"]+"><bdi>Blue Hole<\/bdi>/)
})

test('[LO-10] a long profile is drawn with at most 200 points, and keeps its deepest', () => {
  const points = Array.from({ length: 5000 }, (_, time) => ({ time, value: time === 2345 ? 40 : time % 7 }))
  const fewer = fewerPoints(points)
  expect(fewer.length).toBeLessThanOrEqual(200)
  expect(fewer).toContainEqual({ time: 2345, value: 40 })
  expect([fewer[0], fewer.at(-1)]).toEqual([points[0], points.at(-1)])
  expect(fewer.map(({ time }) => time)).toEqual(fewer.map(({ time }) => time).toSorted((a, b) => a - b))
})
