/** EN-13, in the reader's language, with its subject. */
export type NotificationWire = {
  id: string
  affiliate_id: number
  timestamp: string
  read: boolean
  name: string
  url: string
  message: string
  kind: string
  subject: string | null
}

/** The data of a `notification` event on the live channel. */
export type NotificationEventWire = (
  | { change: 'created' | 'updated' | 'restored'; notification: NotificationWire }
  | { change: 'deleted'; id: string }
  /** Everything sent before this event is read. */
  | { change: 'read-all'; timestamp: string }
  /** The notifications that the `read-all` of this moment marked are unread again. */
  | { change: 'unread-all'; timestamp: string }
  /** Everything about the subject that was sent before this event is read or deleted. */
  | { change: 'subject-read' | 'subject-deleted'; subject: string; timestamp: string }
  /** Null when there are too many: the client reloads the list. */
  | { change: 'subject-restored'; subject: string; notifications: NotificationWire[] | null }
) & {
  /** The person's unread count after this event. */
  unread: number
}
