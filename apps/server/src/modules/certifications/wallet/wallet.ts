import type { WalletName } from '@fathom/contract/certifications'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { readPhoto } from '../drawing/draw-card.ts'
import { getECard } from '../ecards/list-ecards.ts'
import { findApproved } from '../photos/card-photo.store.ts'
import { applePass } from './apple-pass.ts'
import { googleAddress } from './google-pass.ts'
import type { CardForPass } from './pass-words.ts'

type Wanted = { affiliateId: number; licenseID: string; locale: Locale }

const PURPOSE = 'wallet pass'
/** A phone follows the address at once. */
const OPEN_MS = 300_000

const sealed = z.object({
  affiliateId: z.int(),
  licenseID: z.string(),
  locale: z.custom<Locale>((value) => typeof value === 'string'),
  until: z.number(),
})

/** Where a browser goes to add a card to a wallet. An iPhone opens only what has an address of its own. */
export async function walletAddress(
  deps: CertificationsDeps,
  { affiliateId }: User,
  { wallet, ...wanted }: Omit<Wanted, 'affiliateId'> & { wallet: WalletName },
): Promise<string> {
  const { google } = deps.config.wallets
  const given = await findCard(deps, { affiliateId, ...wanted })
  if (wallet === 'google') {
    if (!google) throw new Problem('not-possible', 409)
    return googleAddress(google, given, { publicUrl: deps.config.publicUrl, now: deps.clock.now() })
  }
  if (!deps.config.wallets.apple) throw new Problem('not-possible', 409)
  const until = deps.clock.now().getTime() + OPEN_MS
  const key = deps.secrets.seal(JSON.stringify({ affiliateId, ...wanted, until }), PURPOSE)
  return `${deps.config.services.ecards}/wallet-pass?key=${key}`
}

/** The file behind such an address. The key in it stands for the bearer. */
export async function readApplePass(
  deps: CertificationsDeps,
  key: string,
): Promise<{ licenseID: string; file: Uint8Array }> {
  const { apple } = deps.config.wallets
  if (!apple) throw new Problem('not-possible', 409)
  const { until, ...wanted } = openKey(deps, key)
  const now = deps.clock.now()
  if (until < now.getTime()) throw new Problem('link-expired', 410)
  return { licenseID: wanted.licenseID, file: await applePass(apple, await findCard(deps, wanted), now) }
}

function openKey({ secrets }: CertificationsDeps, key: string): z.infer<typeof sealed> {
  try {
    return sealed.parse(JSON.parse(secrets.open(key, PURPOSE)))
  } catch {
    throw new Problem('link-invalid', 404)
  }
}

async function findCard(deps: CertificationsDeps, wanted: Wanted): Promise<CardForPass> {
  const card = await deps.db.transaction((tx) => getECard(deps, tx, wanted))
  // Without its code, a pass would be a picture that anyone can make.
  if (card.code === null) throw new Problem('not-possible', 409)
  const photo = await readPhoto(deps.files, await findApproved(deps.db, wanted.affiliateId))
  return { card, code: card.code, locale: wanted.locale, photo }
}
