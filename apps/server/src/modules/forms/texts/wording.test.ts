import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { definitionFor } from '../definition-for.ts'
import { loadWording } from './load-wording.ts'
import { shownTexts } from './shown-texts.ts'

let world: World<Server>
let dataDir: string
beforeAll(async () => {
  world = await startWorld(startServer)
  dataDir = await mkdtemp(join(tmpdir(), 'wording-'))
  await mkdir(join(dataDir, 'forms'))
})

const load = () => {
  const { platform } = world.server
  return loadWording({ ...platform, config: { ...platform.config, dataDir } })
}
const write = (wording: unknown) => writeFile(join(dataDir, 'forms', 'wording.json'), JSON.stringify(wording))

test('[SC-09] an organisation loads its own wording: it is shown, and has a version of its own', async () => {
  expect(await load()).toBeUndefined()
  await write({ version: 4, texts: { 'de-DE': { 'forms.release.risks': 'Amtlich.' } } })
  const asked = { form: 'liability-release', place: null, now: new Date() } as const
  const definition = definitionFor({ wording: await load() }, { birthdate: '1990-01-01' }, asked)
  expect([definition.version, definition.languages]).toEqual([4001, ['de-DE']])
  const texts = shownTexts(definition, 'de-DE')
  expect(texts['forms.release.risks']).toBe('Amtlich.')
  expect(texts['forms.release.title']).toBeTruthy()
})

test('a version that was loaded before with another text keeps the server from starting, and so does no wording at all', async () => {
  await write({ version: 5, texts: { 'de-DE': { 'forms.release.risks': 'Erst so.' } } })
  expect((await load())?.version).toBe(5)
  expect((await load())?.version).toBe(5)
  await write({ version: 5, texts: { 'de-DE': { 'forms.release.risks': 'Dann so.' } } })
  await expect(load()).rejects.toThrow('raise it')
  await write({ version: 'new', texts: {} })
  await expect(load()).rejects.toThrow('wording.json')
})
