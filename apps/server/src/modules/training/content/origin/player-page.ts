import { html } from '../../../../platform/http/docs/markup.ts'

/**
 * The page between the portal and the package: it contains the runtime that the package looks for in its
 * parent windows.
 */
export const playerPage = (portal: string): string =>
  html`<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fathom</title>
    <style>
      :root { color-scheme: light dark }
      html, body { height: 100%; margin: 0 }
      iframe { border: 0; display: block; height: 100%; width: 100% }
    </style>
  </head>
  <body data-portal="${portal}">
    <script type="module" src="/player/player.js"></script>
  </body>
</html>
`.markup
