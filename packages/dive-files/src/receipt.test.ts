import { expect, test } from 'vitest'
import { lineOf, readDives } from './dive-files.fixture.ts'

const dive = (id: string, { links = '', date = '2026-05-14T09:12:00', mix = '' } = {}) => `<dive id="${id}">
  <informationbeforedive>${links}<datetime>${date}</datetime></informationbeforedive>
  ${mix && `<tankdata><link ref="${mix}"/><tankvolume>0.012</tankvolume></tankdata>`}
  <informationafterdive><greatestdepth>18.4</greatestdepth><diveduration>2520</diveduration></informationafterdive>
</dive>`

const logbook = (...dives: string[]) => `<uddf version="3.2.1">
  <diver><owner id="me"><equipment>
    <divecomputer id="watch"><name>Watch</name><model>Deepster 2</model></divecomputer>
    <fins id="fins"><name>Blue fins</name><model>F1</model></fins>
  </equipment></owner><buddy id="ada"><personal><firstname>Ada</firstname></personal></buddy></diver>
  <divesite><site id="reef"><name>Kelp Point</name></site><site id="wreck"><name>Old Wreck</name></site></divesite>
  <gasdefinitions><mix id="ean32"><o2>0.32</o2></mix></gasdefinitions>
  <profiledata><repetitiongroup>${dives.join('')}</repetitiongroup></profiledata>
</uddf>`

const REFERRED = {
  site: 'divesite/site/name',
  buddy: 'diver/buddy/personal/firstname',
  mix: 'gasdefinitions/mix/o2',
  computer: 'diver/owner/equipment/divecomputer/model',
  gear: 'diver/owner/equipment/fins/name',
}

test('[LO-03] what no dive refers to is not used', async () => {
  const { receipt } = await readDives(logbook(dive('d1')))
  for (const path of Object.values(REFERRED))
    expect([path, lineOf(receipt, path)?.use]).toEqual([path, 'unused'])
  expect(receipt.find(({ path }) => path.endsWith('greatestdepth'))).toMatchObject({
    use: 'stored',
    count: 1,
  })
})

test('[LO-03] what a dive refers to is used, and the rest of its kind is not', async () => {
  const links = ['reef', 'ada', 'watch', 'fins'].map((ref) => `<link ref="${ref}"/>`).join('')
  const { receipt } = await readDives(logbook(dive('d1', { links, mix: 'ean32' })))
  for (const path of Object.values(REFERRED))
    expect([path, lineOf(receipt, path)?.use]).not.toContain('unused')
  expect(receipt.filter(({ path }) => path === REFERRED.site)).toMatchObject([
    { use: 'stored', count: 1, example: 'Kelp Point' },
    { use: 'unused', count: 1, example: 'Old Wreck' },
  ])
  expect(lineOf(receipt, 'diver/owner/equipment/fins/model')).toMatchObject({ use: 'unused' })
  expect(lineOf(receipt, 'diver/owner/equipment/divecomputer/name')).toMatchObject({ use: 'unused' })
})

test('[LO-03] nothing of a dive that can not be imported is used, nor what it refers to', async () => {
  const broken = dive('d1', { date: '2099-01-01T09:00:00', links: '<link ref="reef"/>' })
  const { receipt } = await readDives(logbook(broken))
  expect(receipt.filter(({ use }) => use !== 'unused')).toEqual([])
  const { receipt: both } = await readDives(logbook(broken, dive('d2')))
  expect(both.filter(({ path }) => path.endsWith('greatestdepth'))).toMatchObject([
    { use: 'stored', count: 1 },
    { use: 'unused', count: 1 },
  ])
})

test('[LO-03] a row of a table that can not be imported is not used', async () => {
  const { receipt } = await readDives('Date,Max depth\n2026-05-14,18.4\n2026-05-15,900\n')
  expect(receipt.filter(({ path }) => path === 'Max depth')).toMatchObject([
    { use: 'converted', count: 1, example: '18.4' },
    { use: 'unused', count: 1 },
  ])
})

test('[LO-03] a site of Subsurface is used if a dive was there', async () => {
  const { receipt } = await readDives(`<divelog program='subsurface' version='3'><divesites>
    <site uuid='0000aaaa' name='Kelp Point'/><site uuid='0000bbbb' name='Old Wreck'/></divesites><dives>
    <dive divesiteid='0000aaaa' date='2026-05-14' time='09:12:00' duration='42:00 min'/></dives></divelog>`)
  expect(receipt.filter(({ path }) => path.endsWith('site@name'))).toMatchObject([
    { use: 'stored', example: 'Kelp Point' },
    { use: 'unused', example: 'Old Wreck' },
  ])
})
