import { directionOf, type Locale, OFFERED_LOCALES } from '@fathom/domain/translations'
import { languagesIcon, triangleAlertIcon } from '@fathom/look/icons.ts'
import { mark } from '@fathom/look/mark.ts'
import type { Notice } from '../options.ts'
import { type Html, html, trusted } from './html.ts'
import { browserTag, languageName, languageNameShort } from './language-names.ts'
import type { Page, Shown } from './page.ts'

/** The sea on the start side, the form next to it. */
export function layout(page: Page, assets: string, { title, body }: Shown, notice?: Notice | null): string {
  const { t } = page
  return html`<!doctype html>
<html lang="${browserTag(page.locale)}" dir="${page.direction}"${page.theme && trusted(` data-theme="${page.theme}"`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${page.theme ?? 'light dark'}">
<title>${t('account.page.title', { title })}</title>
<meta name="description" content="${t('account.sea.title')}">
<link rel="icon" href="${assets}mark.svg" type="image/svg+xml">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${assets}manrope-latin-wght-normal.woff2">
<link rel="stylesheet" href="${assets}account.css">
<script src="${assets}show-password.js" defer></script>
<script src="${assets}day-in-words.js" defer></script>
<script src="${assets}recovery-codes.js" defer></script>
<script src="${assets}passkey.js" defer></script>
</head>
<body>
<a class="skip-link" href="#form">${t('account.page.skip')}</a>
<div class="gate">
${sea(page, assets)}
<main class="pane" id="form">
<div class="pane-head"><h1>${title}</h1>${languageMenu(page)}</div>
${notice ? noticeBanner(notice) : ''}
${body}
</main>
</div>
</body>
</html>`.markup
}

/** In English where the page's language has no text. */
function noticeBanner({ text, locale }: Notice): Html {
  return html`<p class="banner banner-warn" role="status">${trusted(triangleAlertIcon)}<span class="banner-body" lang="${browserTag(locale)}" dir="${directionOf(locale)}">${text}</span></p>`
}

function sea({ t }: Page, assets: string): Html {
  return html`<header class="sea">
<picture><source media="(min-width: 64rem)" srcset="${assets}sea-tall.svg"><img src="${assets}sea-wide.svg" alt=""></picture>
<p class="brand">${trusted(mark('#00637f', '#ff6a2b'))}<span>Fathom</span></p>
<div class="say"><p class="say-title">${t('account.sea.title')}</p><p>${t('account.sea.text')}</p></div>
</header>`
}

/** Uses links, so it works without JavaScript. Each language is named in that language. */
function languageMenu(page: Page): Html {
  const items = OFFERED_LOCALES.map(
    (locale) =>
      html`<li><a href="${pathIn(page, locale)}" lang="${browserTag(locale)}" dir="${directionOf(locale)}" hreflang="${browserTag(locale)}"${locale === page.locale && trusted(' aria-current="true"')}>${languageName(locale)}</a></li>`,
  )
  return html`<details class="languages"><summary class="button button-quiet button-sm">${trusted(languagesIcon)}<span class="visually-hidden">${page.t('account.language.label')}</span> <span lang="${browserTag(page.locale)}">${languageNameShort(page.locale)}</span></summary><ul>${items}</ul></details>`
}

function pathIn({ path }: Page, locale: Locale): string {
  const [address, query] = path.split('?')
  return `${address}?${new URLSearchParams([...new URLSearchParams(query), ['lang', locale]])}`
}
