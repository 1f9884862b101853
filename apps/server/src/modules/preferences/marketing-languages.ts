import { isLocale, type Locale, OFFERED_LOCALES } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import { listMarketingTags } from './preferences.store.ts'

/** CA-32: the languages that the organization writes in, limited to the 26 tags that people can choose. */
export async function listMarketingLanguages(db: Queryable, affiliateType: number): Promise<Locale[]> {
  const tags = await listMarketingTags(db, affiliateType)
  return tags.filter(isLocale).filter((tag) => OFFERED_LOCALES.includes(tag))
}
