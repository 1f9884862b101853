type AreaMessages = { messages: import('./compiled.ts').Catalogue }
type WordsOfALocale = AreaMessages & { areas: Readonly<Record<string, () => Promise<AreaMessages>>> }

declare module 'virtual:locales' {
  export const locales: Readonly<Record<string, () => Promise<WordsOfALocale>>>
}

declare module 'virtual:locale/*' {
  export const messages: import('./compiled.ts').Catalogue
  export const areas: WordsOfALocale['areas']
}
