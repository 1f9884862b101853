import type { KoaContextWithOIDC } from 'oidc-provider'
import { type IdentityOptions, MOUNT } from '../options.ts'
import { layout } from '../pages/layout.ts'
import { type Page, pageIn, type Shown } from '../pages/page.ts'
import { confirmSignOutPage, problemPage, signedOutPage } from '../pages/plain-pages.ts'
import { localeOf } from '../steps/locale-of.ts'
import type { ProviderPages } from './create-provider.ts'

export function providerPages({ startUrl }: IdentityOptions, assets: string): ProviderPages {
  const show = (ctx: KoaContextWithOIDC, page: Page, shown: Shown) => {
    ctx.type = 'html'
    ctx.body = layout(page, assets, shown)
  }
  return {
    confirmSignOut(ctx, form) {
      const page = pageOf(ctx)
      show(ctx, page, confirmSignOutPage(page, form, startUrl))
    },
    signedOut(ctx) {
      const page = pageOf(ctx)
      show(ctx, page, signedOutPage(page, startUrl))
    },
    problem(ctx, error) {
      const page = pageOf(ctx)
      const isOurs = (error as { statusCode?: number }).statusCode === undefined || ctx.status >= 500
      show(ctx, page, problemPage(page, isOurs ? 'unexpected' : 'text', startUrl))
    },
  }
}

/** Switching the language leads to the page that needs no sign-in: an address with tokens is not repeated. */
function pageOf({ query, headers }: KoaContextWithOIDC): Page {
  return pageIn(localeOf({ query, headers }, query.ui_locales), `${MOUNT}/signed-out`)
}
