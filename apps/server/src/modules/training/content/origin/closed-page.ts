import { directionOf, matchLocale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { html } from '../../../../platform/http/docs/markup.ts'

/** For visitors with an expired or foreign link: the way back to the portal, in the browser's language. */
export function closedPage(portal: string, acceptLanguage = ''): string {
  const locale = matchLocale(acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? ''))
  const { t } = translatorFor(locale)
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${t('training-player.closed.title')}</title>
    <style>
      :root { color-scheme: light dark }
      body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 32rem; padding: 0 1.5rem }
    </style>
  </head>
  <body>
    <h1>${t('training-player.closed.title')}</h1>
    <p>${t('training-player.closed.body')}</p>
    <p><a target="_top" href="${portal}/">${t('training-player.closed.link')}</a></p>
  </body>
</html>
`.markup
}
