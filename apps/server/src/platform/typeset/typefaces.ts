import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { directionOf, type Locale } from '@fathom/domain/translations'

const require = createRequire(import.meta.url)
const REGULAR = '400Regular'
const BOLD = '700Bold'

/** Each with the folders of the weights that are used; together they have every sign of our locales. */
const FACES = [
  { name: 'Noto Sans', from: 'noto-sans', folders: [REGULAR, BOLD] },
  { name: 'Noto Sans Arabic', from: 'noto-sans-arabic', folders: [REGULAR, BOLD] },
  { name: 'Noto Sans Hebrew', from: 'noto-sans-hebrew', folders: [REGULAR, BOLD] },
  { name: 'Noto Sans Thai', from: 'noto-sans-thai', folders: [REGULAR, BOLD] },
  { name: 'MotoyaLCedar', from: 'kosugi', folders: ['.'] },
  { name: 'NanumGothic', from: 'nanum-gothic', folders: [REGULAR, BOLD] },
  { name: 'Chocolate Classical Sans', from: 'chocolate-classical-sans', folders: [REGULAR] },
] as const

export function typefaceFolders(): string[] {
  return FACES.flatMap(({ from, folders }) => {
    const root = dirname(require.resolve(`@expo-google-fonts/${from}/package.json`))
    return folders.map((folder) => join(root, folder))
  })
}

/** Chinese, Japanese and Korean share signs that each draws in its own way: the reader's goes first. */
const FIRST: Readonly<Partial<Record<string, string>>> = {
  ja: 'MotoyaLCedar',
  ko: 'NanumGothic',
  zh: 'Chocolate Classical Sans',
}

export type Script = {
  lang: string
  region: string
  direction: 'ltr' | 'rtl'
  faces: string[]
  paper: 'a4' | 'us-letter'
}

const ON_LETTER: readonly Locale[] = ['en-US', 'es-MX', 'fr-CA']

/** How a document is set for readers of this locale. */
export function scriptOf(locale: Locale): Script {
  const [language = 'en', region = ''] = locale.split('-')
  const names = FACES.map(({ name }) => name)
  const first = FIRST[language]
  return {
    lang: language === 'iw' ? 'he' : language,
    region,
    direction: directionOf(locale),
    faces: [...new Set(['Noto Sans', ...(first ? [first] : []), ...names])],
    paper: ON_LETTER.includes(locale) ? 'us-letter' : 'a4',
  }
}
