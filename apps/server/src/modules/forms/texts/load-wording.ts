import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalText, type OfficialWording } from '@fathom/domain/forms'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { sha256 } from './sha256.ts'

const LONGEST_TEXT = 20_000

const wordingWire = z.strictObject({
  version: z.number().int().positive().max(100_000),
  texts: z.record(z.string(), z.record(z.string(), z.string().min(1).max(LONGEST_TEXT))),
})

/** `forms/wording.json` in the data folder; undefined where there is none, for then our own words hold. */
async function readWording(file: string): Promise<OfficialWording | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const wording = wordingWire.safeParse(JSON.parse(text))
  if (!wording.success) throw new Error(`${file}: ${z.prettifyError(wording.error)}`)
  return wording.data
}

/**
 * The wording of the organisation, if it has loaded one. A version that was loaded before with another text keeps the
 * server from starting: what people have signed under that number must stay what it was.
 */
export async function loadWording({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<OfficialWording | undefined> {
  const file = join(config.dataDir, 'forms', 'wording.json')
  const wording = await readWording(file)
  if (!wording) return undefined
  const hash = sha256(canonicalText(wording.texts))
  const [known] = await db.query<{ text_hash: string }>(
    `insert into form_wording as w (version, text_hash, loaded_at) values ($1, $2, $3)
     on conflict (version) do update set text_hash = w.text_hash returning text_hash`,
    [wording.version, hash, clock.now()],
  )
  if (known?.text_hash !== hash)
    throw new Error(`${file}: version ${wording.version} was loaded before with another text; raise it`)
  return wording
}
