import type { FirstArea, Messages, Translate } from '@fathom/locales'

type AreaOf<Key> = Key extends `${infer Area}.${string}` ? Area : never

/** The rooms whose words come with the page that needs them. */
export type LaterArea = Exclude<AreaOf<keyof Messages>, FirstArea>

/** The keys whose words are certainly there once these rooms are. */
type KeysOf<Area extends string> = Extract<keyof Messages, `${Area}.${string}`>

export type TranslateWith<Area extends LaterArea> = Translate<Pick<Messages, KeysOf<FirstArea | Area>>>
