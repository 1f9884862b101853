import { expect, test } from 'vitest'
import { type Built, earlyFiles } from './vite-early-files.ts'

const FILES: readonly Built[] = [
  {
    fileName: 'assets/main-1.js',
    isEntry: true,
    moduleIds: ['/apps/portal/src/app/start/main.tsx'],
    imports: ['assets/react-1.js', 'assets/first-1.js'],
  },
  { fileName: 'assets/react-1.js' },
  { fileName: 'assets/first-1.js', imports: ['assets/react-1.js'] },
  {
    fileName: 'assets/dashboard-page-1.js',
    facadeModuleId: '/apps/portal/src/app/pages/training/dashboard-page.tsx',
    imports: ['assets/greeting-1.js', 'assets/react-1.js'],
  },
  { fileName: 'assets/greeting-1.js', imports: ['assets/first-1.js'] },
  { fileName: 'assets/en-US-1.js', moduleIds: ['\0virtual:locale/en-US'] },
  { fileName: 'assets/logbook-1.js', moduleIds: ['\0virtual:locale/en-US/logbook'] },
  { fileName: 'assets/de-DE-1.js', moduleIds: ['\0virtual:locale/de-DE'] },
]

test('the page names the first words of each language, and what the dashboard adds to the first load', () => {
  expect(earlyFiles(FILES)).toEqual({
    words: { 'en-US': 'en-US-1.js', 'de-DE': 'de-DE-1.js' },
    dashboard: ['dashboard-page-1.js', 'greeting-1.js'],
  })
})
