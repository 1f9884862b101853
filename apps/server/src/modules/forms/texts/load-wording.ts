import { join } from 'node:path'
import { canonicalText, type OfficialWording } from '@fathom/domain/forms'
import type { Platform } from '../../../platform/platform.ts'
import { readWording, WrongWording } from './read-wording.ts'
import { sha256 } from './sha256.ts'

type Loading = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>

/** The text that people signed under a version number must never change. */
async function mustBeTheSame({ db, clock }: Loading, { version, texts }: OfficialWording): Promise<void> {
  const hash = sha256(canonicalText(texts))
  const [known] = await db.query<{ text_hash: string }>(
    `insert into form_wording as w (version, text_hash, loaded_at) values ($1, $2, $3)
     on conflict (version) do update set text_hash = w.text_hash returning text_hash`,
    [version, hash, clock.now()],
  )
  if (known?.text_hash !== hash)
    throw new WrongWording(`version ${version} was loaded before with another text; raise it`)
}

/**
 * The organization's wording: `forms/wording.json` in the data folder. Returns undefined if there is no file
 * or it can't be used (which is logged); then our own wording applies, under its own version.
 */
export async function loadWording(platform: Loading): Promise<OfficialWording | undefined> {
  const file = join(platform.config.dataDir, 'forms', 'wording.json')
  try {
    const wording = await readWording(file)
    if (wording) await mustBeTheSame(platform, wording)
    return wording
  } catch (error) {
    if (!(error instanceof WrongWording)) throw error
    platform.log.error({ file }, `the form wording is ignored and the built-in one is used: ${error.message}`)
    return undefined
  }
}
