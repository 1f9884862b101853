type WordsOfARoom = { messages: import('./compiled.ts').Catalogue }
type WordsOfALocale = WordsOfARoom & { rooms: Readonly<Record<string, () => Promise<WordsOfARoom>>> }

declare module 'virtual:locales' {
  export const locales: Readonly<Record<string, () => Promise<WordsOfALocale>>>
}

declare module 'virtual:locale/*' {
  export const messages: import('./compiled.ts').Catalogue
  export const rooms: WordsOfALocale['rooms']
}
