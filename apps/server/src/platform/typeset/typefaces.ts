import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { directionOf, type Locale } from '@fathom/domain/translations'

const require = createRequire(import.meta.url)
const REGULAR = '400Regular'
const BOLD = '700Bold'
/** On screen, labels are a little heavier than text. */
const SCREEN_WEIGHTS = ['500Medium', '600SemiBold', BOLD]

/**
 * Each font with its package and the folders of the weights we use; together they cover every character of
 * our locales.
 */
const FACES = [
  {
    name: 'Noto Sans',
    from: () => require.resolve('@expo-google-fonts/noto-sans/package.json'),
    folders: [REGULAR, BOLD],
  },
  {
    name: 'Noto Sans Arabic',
    from: () => require.resolve('@expo-google-fonts/noto-sans-arabic/package.json'),
    folders: [REGULAR, BOLD],
  },
  {
    name: 'Noto Sans Hebrew',
    from: () => require.resolve('@expo-google-fonts/noto-sans-hebrew/package.json'),
    folders: [REGULAR, BOLD],
  },
  {
    name: 'Noto Sans Thai',
    from: () => require.resolve('@expo-google-fonts/noto-sans-thai/package.json'),
    folders: [REGULAR, BOLD],
  },
  // Sold as Kosugi, but the file itself uses another name.
  {
    name: 'MotoyaLCedar',
    from: () => require.resolve('@expo-google-fonts/kosugi/package.json'),
    folders: ['.'],
  },
  {
    name: 'NanumGothic',
    from: () => require.resolve('@expo-google-fonts/nanum-gothic/package.json'),
    folders: [REGULAR, BOLD],
  },
  {
    name: 'Chocolate Classical Sans',
    from: () => require.resolve('@expo-google-fonts/chocolate-classical-sans/package.json'),
    folders: [REGULAR],
  },
]

/** The portal's own typefaces, in its order, for what must look as it does on screen. */
const SCREEN_FACES = [
  {
    name: 'Manrope',
    from: () => require.resolve('@expo-google-fonts/manrope/package.json'),
    folders: SCREEN_WEIGHTS,
  },
  {
    name: 'Readex Pro',
    from: () => require.resolve('@expo-google-fonts/readex-pro/package.json'),
    folders: SCREEN_WEIGHTS,
  },
]

export const typefaceFolders = (): string[] =>
  [...FACES, ...SCREEN_FACES].flatMap(({ from, folders }) =>
    folders.map((folder) => join(dirname(from()), folder)),
  )

/**
 * Chinese, Japanese and Korean share characters that each draws differently, so the reader's font comes
 * first.
 */
const FIRST: Readonly<Partial<Record<string, string>>> = {
  ja: 'MotoyaLCedar',
  ko: 'NanumGothic',
  zh: 'Chocolate Classical Sans',
}

type Script = {
  lang: string
  region: string
  direction: 'ltr' | 'rtl'
  faces: string[]
  paper: 'a4' | 'us-letter'
}

const ON_LETTER: readonly Locale[] = ['en-US', 'es-MX', 'fr-CA']

/** The typesetting settings for readers of this locale. */
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

/** The same, in the typefaces of the screen where they have the letters. */
export function scriptAsOnScreen(locale: Locale): Script {
  const script = scriptOf(locale)
  return { ...script, faces: [...SCREEN_FACES.map(({ name }) => name), ...script.faces] }
}
