import type { ProLinksQuery } from '@fathom/contract/training'
import { proLinks } from '@fathom/domain/training'
import { translatorFor } from '@fathom/locales/node'
import type { GraphContext } from '../../../platform/module.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import { listEntitlements } from '../training.store.ts'

/** CA-48: in the reader's language. */
export function linksResolvers({ db, links: outside }: Pick<Platform, 'db' | 'links'>) {
  const links = async (
    _: unknown,
    __: unknown,
    { caller, request }: GraphContext,
  ): Promise<ProLinksQuery['links']> => {
    const { t } = translatorFor(readingLocale(request.headers.get('accept-language'), caller))
    const entitlements = await listEntitlements(db, caller.affiliateId)
    return proLinks(caller.affiliateType, entitlements, outside.current()).map(({ name, url, group }) => ({
      title: t(`training.link.${name}`),
      url,
      group,
    }))
  }
  return { Query: { links } }
}
