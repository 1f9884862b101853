import { directionOf, isLocale, LOCALES, type Locale } from '@fathom/domain/translations'
import { findCataloguesFolder, readArea } from '@fathom/locales/catalogues'
import type { Plugin } from 'vite'
import { SHARED_FIELD } from './src/shared/offline/shared-files.ts'
import { paths } from './src/shared/paths.ts'

const PATH = /^\/manifests\/([\w-]+)\.webmanifest$/

/** By ending and by type, because phones know few of the types. */
const DIVE_FILES = [
  ...['.uddf', '.ssrf', '.fit', '.xml', '.csv', '.zxu', '.zxl', '.dl7', '.sml', '.json', '.zip'],
  ...[
    'application/xml',
    'text/xml',
    'text/csv',
    'application/json',
    'application/zip',
    'application/octet-stream',
  ],
]

const png = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The app is the same in every language, so only the texts differ, not the `id`. */
export function manifestOf(locale: Locale) {
  const folder = findCataloguesFolder()
  const words = { ...readArea(folder, locale, 'shell'), ...readArea(folder, locale, 'session-install') }
  return {
    id: '/',
    name: words['shell.product.name'],
    short_name: words['shell.product.name'],
    description: words['session-install.manifest.description'],
    lang: locale.replace('iw', 'he'),
    dir: directionOf(locale),
    start_url: paths.dashboard(),
    scope: '/',
    display: 'standalone',
    background_color: '#f1f6f6',
    theme_color: '#f1f6f6',
    icons: [png('icon', 192), png('icon', 512), { ...png('icon-maskable', 512), purpose: 'maskable' }],
    shortcuts: [
      {
        name: words['shell.tabs.logDive'],
        url: paths.logDive(),
        icons: [png('log-dive', 96), png('log-dive', 192)],
      },
      {
        name: words['session-install.manifest.card'],
        url: paths.ecard(),
        icons: [png('card', 96), png('card', 192)],
      },
    ],
    // The service worker takes the files.
    share_target: {
      action: paths.importDives(),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FIELD, accept: DIVE_FILES }] },
    },
  }
}

/** Writes one web app manifest per language, because a browser doesn't translate it. */
export function manifests(): Plugin {
  return {
    name: 'fathom-manifests',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const locale = PATH.exec(request.url ?? '')?.[1]
        if (!locale || !isLocale(locale)) return next()
        response.setHeader('content-type', 'application/manifest+json')
        response.end(JSON.stringify(manifestOf(locale)))
      })
    },
    generateBundle() {
      for (const locale of LOCALES)
        this.emitFile({
          type: 'asset',
          fileName: `manifests/${locale}.webmanifest`,
          source: JSON.stringify(manifestOf(locale)),
        })
    },
  }
}
