import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormToFillWire } from '@fathom/contract/forms'
import { keysOf } from '@fathom/domain/forms'
import { translatorFor } from '@fathom/locales/node'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { definitionFor } from '../definition-for.ts'
import { formsOf } from '../forms.fixture.ts'
import { guardianStatement } from './guardian-statement.ts'
import { loadWording } from './load-wording.ts'
import { shownTexts } from './shown-texts.ts'

let world: World<Server>
let dataDir: string
beforeAll(async () => {
  world = await startWorld(startServer)
  dataDir = await mkdtemp(join(tmpdir(), 'wording-'))
  await mkdir(join(dataDir, 'forms'))
})

async function load() {
  const { platform } = world.server
  const error = vi.fn()
  const config = { ...platform.config, dataDir }
  const wording = await loadWording({ ...platform, config, log: { ...platform.log, error } as never })
  return { wording, errors: error.mock.calls.map(([, line]) => line as string) }
}
const writeText = (text: string) => writeFile(join(dataDir, 'forms', 'wording.json'), text)
const write = (wording: unknown) => writeText(JSON.stringify(wording))
const risks = (text: string) => ({ 'de-DE': { 'forms.release.risks': text } })

test('[SC-09] an organization loads its own wording, which is shown and has its own version', async () => {
  expect(await load()).toEqual({ wording: undefined, errors: [] })
  await write({ version: 4, texts: risks('Amtlich.') })
  const request = { form: 'liability-release', place: null, now: new Date() } as const
  const { wording } = await load()
  const definition = definitionFor({ wording: () => wording }, '1990-01-01', request)
  expect([definition.version, definition.languages]).toEqual([4004, ['de-DE']])
  const texts = shownTexts(definition, 'de-DE')
  expect(texts['forms.release.risks']).toBe('Amtlich.')
  expect(texts['forms.release.title']).toBeTruthy()
})

test('[SC-09] the form includes all its texts in the signed language, whatever language the reader uses', async () => {
  const official = await startWorld(async (env) => {
    const folder = join(String(env.DATA_DIR), 'forms')
    await mkdir(folder)
    await writeFile(join(folder, 'wording.json'), JSON.stringify({ version: 1, texts: risks('Amtlich.') }))
    return startServer(env)
  })
  const riyadh = await formsOf(official, 'riyadh')
  const { definition } = (await riyadh.get<FormToFillWire>('/definitions/liability-release')).body
  const shown = definition.texts?.['de-DE']
  expect(shown).toMatchObject(shownTexts(definition, 'de-DE'))
  expect(Object.keys(shown ?? {})).toEqual(expect.arrayContaining([...keysOf(definition)]))
  expect(shown).toMatchObject({ 'forms.release.risks': 'Amtlich.', 'forms.document.yes': 'Ja' })
  const { t } = translatorFor('de-DE')
  expect(shown?.['forms.sign.intent']).toBe(t('forms.sign.intent'))
})

test("reports a known version with a different text, and doesn't use it", async () => {
  await write({ version: 5, texts: risks('Erst so.') })
  expect((await load()).wording?.version).toBe(5)
  expect((await load()).wording?.version).toBe(5)
  await write({ version: 5, texts: risks('Dann so.') })
  const { wording, errors } = await load()
  expect(wording).toBeUndefined()
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('version 5 was loaded before with another text; raise it')
  await write({ version: 6, texts: risks('Dann so.') })
  expect((await load()).wording?.version).toBe(6)
})

test.each([
  ['{"version": 7,\n "texts": ', 'it is no JSON'],
  ['{"version": "new", "texts": {}}', 'version: '],
  ['{"version": 7, "texts": {"xx-XX": {}}}', 'xx-XX is none of our languages'],
  [
    '{"version": 7, "texts": {"de-DE": {"forms.release.risk": "x"}}}',
    'no form has forms.release.risk (de-DE)',
  ],
  ['{"version": 7, "texts": {"de-DE": {"forms.release.risks": ""}}}', 'texts.de-DE.forms.release.risks: '],
])('reports a file that says %j in one line, and keeps our own forms', async (text, reason) => {
  await writeText(text)
  const { wording, errors } = await load()
  expect(wording).toBeUndefined()
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(reason)
  expect(errors[0]).not.toContain('\n')
})

test('[TS-06] the statement of a guardian names languages in its own language', () => {
  const of = { diver: 'Milo Hart', language: 'ar-SA', readIn: 'ar-SA', signedIn: 'en-US' } as const
  const words = guardianStatement('medical-questionnaire', of).join(' ')
  expect(words).toContain('الإنجليزية')
  expect(words).not.toContain('English')
})
