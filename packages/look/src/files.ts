import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const fontUrl = /@fontsource-variable\/([\w-]+)\/files\/([\w-]+\.woff2)/g
const fontFolders = new Map([
  ['manrope', dirname(require.resolve('@fontsource-variable/manrope/package.json'))],
  ['readex-pro', dirname(require.resolve('@fontsource-variable/readex-pro/package.json'))],
])

// The order matters: a later sheet may depend on an earlier one.
const sheets = [
  'fonts.css',
  'tokens.css',
  'base.css',
  'controls/button.module.css',
  'controls/link.module.css',
  'controls/field.module.css',
  'controls/choice.module.css',
  'controls/avatar.module.css',
  'controls/banner.module.css',
] as const

/** The path of one of this package's own files; works from source and from a bundle. */
export function lookFile(name: string): string {
  return require.resolve(`@fathom/look/${name}`)
}

/** All styles as one stylesheet, for pages without a bundler; fonts are loaded from `fontBase`. */
export function lookStylesheet(fontBase: string): string {
  const css = sheets.map((name) => readFileSync(lookFile(name), 'utf8')).join('\n')
  return css.replace(fontUrl, (_, _family: string, file: string) => `${fontBase}${file}`)
}

/** File name → path on disk of every font in the stylesheet. */
export function listFontFiles(): ReadonlyMap<string, string> {
  const css = readFileSync(lookFile('fonts.css'), 'utf8')
  return new Map(
    [...css.matchAll(fontUrl)].map(([specifier, family = '', file = '']) => {
      const folder = fontFolders.get(family)
      if (!folder) throw new Error(`fonts.css asks for ${specifier}, which is not one of our fonts`)
      return [file, join(folder, 'files', file)]
    }),
  )
}
