import { type IdentityOptions, MOUNT } from '../options.ts'
import { layout } from '../pages/layout.ts'
import type { Page, Shown } from '../pages/page.ts'
import { confirmSignOutPage, failureOf, problemPage, signedOutPage } from '../pages/plain-pages.ts'
import { pageFor } from '../steps/page-for.ts'
import type { PageContext, ProviderPages } from './create-provider.ts'

export function providerPages({ startUrl, notice }: IdentityOptions, assets: string): ProviderPages {
  const show = (ctx: PageContext, page: Page, shown: Shown) => {
    ctx.type = 'html'
    ctx.body = layout(page, assets, shown, notice?.(page.locale))
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
    notFound(ctx) {
      const page = pageOf(ctx)
      show(ctx, page, problemPage(page, 'notFound', startUrl))
      ctx.status = 404
    },
    problem(ctx, error) {
      const page = pageOf(ctx)
      const isOurs = (error as { statusCode?: number }).statusCode === undefined || ctx.status >= 500
      show(ctx, page, problemPage(page, isOurs ? failureOf(ctx.status) : 'text', startUrl))
    },
  }
}

/**
 * Switching the language opens the page that needs no sign-in, so that an address with tokens isn't repeated.
 */
function pageOf({ query, headers }: PageContext): Page {
  return pageFor({ query, headers }, `${MOUNT}/signed-out`, query.ui_locales)
}
