/** EN-13, worded for the reader, with what it is about. */
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

/** The data of an event `notification` on the live channel. */
export type NotificationEventWire = (
  | { change: 'created' | 'updated' | 'restored'; notification: NotificationWire }
  | { change: 'deleted'; id: string }
  /** Everything told before this event is read. */
  | { change: 'read-all'; timestamp: string }
  /** What was marked by the `read-all` of this moment is unread again. */
  | { change: 'unread-all'; timestamp: string }
  /** Everything about the subject that was told before this event is read, or gone. */
  | { change: 'subject-read' | 'subject-deleted'; subject: string; timestamp: string }
  /** Without them where they are too many: the list is read again. */
  | { change: 'subject-restored'; subject: string; notifications: NotificationWire[] | null }
) & {
  /** How many of the person's are unread after it. */
  unread: number
}
