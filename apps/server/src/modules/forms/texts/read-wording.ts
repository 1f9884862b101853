import { readFile } from 'node:fs/promises'
import { currentDefinition, FORM_NAMES, keysOf, type OfficialWording } from '@fathom/domain/forms'
import { isLocale } from '@fathom/domain/translations'
import { z } from 'zod'

/** Why a wording cannot be used. */
export class WrongWording extends Error {}

const LONGEST_TEXT = 20_000

const wordingWire = z.strictObject({
  version: z.number().int().positive().max(100_000),
  texts: z.record(z.string(), z.record(z.string(), z.string().min(1).max(LONGEST_TEXT))),
})

const VARIANTS = ['own-fault', 'full', 'guardian-notice'] as const

/** Every text key that any form uses. */
const KEYS: ReadonlySet<string> = new Set(
  FORM_NAMES.flatMap((name) => VARIANTS.flatMap((variant) => keysOf(currentDefinition(name, variant)))),
)

/** Returns undefined if there is no file. */
async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new WrongWording(message)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongWording(`it is no JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`)
  }
}

/** An unknown key would leave our wording in the middle of theirs. */
function mustBeKnown(texts: OfficialWording['texts']): void {
  for (const [locale, own] of Object.entries(texts)) {
    if (!isLocale(locale)) throw new WrongWording(`${locale} is none of our languages`)
    const unknown = Object.keys(own).find((key) => !KEYS.has(key))
    if (unknown) throw new WrongWording(`no form has ${unknown} (${locale})`)
  }
}

/** The content of the file; undefined if there is none. */
export async function readWording(file: string): Promise<OfficialWording | undefined> {
  const text = await readText(file)
  if (text === undefined) return undefined
  const { data, error } = wordingWire.safeParse(parsed(text))
  const [issue] = error?.issues ?? []
  if (issue) throw new WrongWording([issue.path.join('.'), issue.message].filter(Boolean).join(': '))
  if (data) mustBeKnown(data.texts)
  return data
}
