import { expect, test } from 'vitest'
import { builtFiles, type Output } from './vite-service-worker.ts'

const chunk = (name: string, more: Partial<Output> = {}): Output => ({
  fileName: `assets/${name}.js`,
  moduleIds: [`/portal/src/${name}.tsx`],
  ...more,
})
const page = (path: string, more: Partial<Output> = {}): Output => {
  const module = `/portal/src/app/pages/${path}.tsx`
  return chunk(path.replaceAll('/', '-'), { moduleIds: [module], facadeModuleId: module, ...more })
}
const styles = (...names: string[]) => ({ importedCss: new Set(names.map((name) => `assets/${name}.css`)) })
const words = (id: string): Output => ({
  fileName: `assets/${id.replace('/', '-')}.js`,
  moduleIds: [`virtual:locale/${id}`],
})

test('[OF-01] what only the office uses is not stored on the devices of others', () => {
  const files = builtFiles([
    chunk('entry', {
      isEntry: true,
      dynamicImports: ['assets/logbook-list.js', 'assets/office-queue.js', 'assets/de-DE.js'],
      viteMetadata: styles('entry'),
    }),
    page('logbook/list', { imports: ['assets/table.js'] }),
    page('office/queue', {
      imports: ['assets/table.js', 'assets/keys.js'],
      dynamicImports: ['assets/editor.js'],
      viteMetadata: styles('queue', 'table'),
    }),
    chunk('table', { viteMetadata: styles('table') }),
    chunk('keys'),
    chunk('editor'),
    ...['entry', 'queue', 'table'].map((name) => ({ fileName: `assets/${name}.css` })),
    { ...words('de-DE'), dynamicImports: ['assets/de-DE-logbook.js', 'assets/de-DE-office-queues.js'] },
    words('de-DE/logbook'),
    words('de-DE/office-queues'),
  ])
  expect(files.portal.filter((path) => path.startsWith('/assets/'))).toEqual([
    '/assets/entry.js',
    '/assets/logbook-list.js',
    '/assets/table.js',
    '/assets/entry.css',
    '/assets/table.css',
  ])
  expect(files.words).toEqual({ 'de-DE': ['/assets/de-DE.js', '/assets/de-DE-logbook.js'] })
  expect(files.onceUsed).toEqual([])
})
