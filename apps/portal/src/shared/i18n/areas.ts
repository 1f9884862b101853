import type { FirstRoom, Messages, Translate } from '@fathom/locales'

type RoomOf<Key> = Key extends `${infer Room}.${string}` ? Room : never

/** The rooms whose words come with the page that needs them. */
export type LaterRoom = Exclude<RoomOf<keyof Messages>, FirstRoom>

/** The keys whose words are certainly there once these rooms are. */
type KeysOf<Room extends string> = Extract<keyof Messages, `${Room}.${string}`>

export type TranslateWith<Room extends LaterRoom> = Translate<Pick<Messages, KeysOf<FirstRoom | Room>>>
