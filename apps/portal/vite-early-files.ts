import type { HtmlTagDescriptor, Plugin } from 'vite'

/** A file of the build, as far as this needs to know it. */
export type Built = {
  fileName: string
  facadeModuleId?: string | null
  moduleIds?: string[]
  isEntry?: boolean
  imports?: string[]
}

/** By locale the file of its first words, and what the dashboard needs besides the first load. */
type EarlyFiles = { words: Record<string, string>; dashboard: string[] }

const WORDS = /^\0virtual:locale\/([^/]+)$/
const DASHBOARD = '/app/pages/training/dashboard-page.tsx'
const nameOf = (fileName: string) => fileName.replace(/^assets\//, '')

export function earlyFiles(files: readonly Built[]): EarlyFiles {
  const words: Record<string, string> = {}
  for (const { fileName, moduleIds = [] } of files)
    for (const id of moduleIds) {
      const [, locale] = WORDS.exec(id) ?? []
      if (locale) words[locale] = nameOf(fileName)
    }
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const reachOf = (file: Built | undefined, found = new Set<string>()): Set<string> => {
    if (!file || found.has(file.fileName)) return found
    found.add(file.fileName)
    for (const name of file.imports ?? []) reachOf(byName.get(name), found)
    return found
  }
  const first = reachOf(files.find(({ isEntry, moduleIds }) => isEntry && moduleIds?.some(isStart)))
  const page = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(DASHBOARD))
  return { words, dashboard: [...reachOf(page)].filter((name) => !first.has(name)).map(nameOf) }
}

const isStart = (id: string) => id.endsWith('/app/start/main.tsx')

/**
 * Names in the page what the first script would ask for only after it has arrived. `first-paint.js` knows the language
 * and the address, and asks for it at once.
 */
export function nameEarlyFiles(): Plugin {
  return {
    name: 'fathom-early-files',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, filename }): HtmlTagDescriptor[] {
        if (!bundle || !filename.endsWith('/index.html')) return []
        const children = JSON.stringify(earlyFiles(Object.values(bundle)))
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'fathom-early' },
            children,
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
