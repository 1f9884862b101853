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
export type NotificationEventWire =
  | { change: 'created' | 'updated' | 'restored'; notification: NotificationWire }
  | { change: 'deleted'; id: string }
  /** Everything told before this event is read. */
  | { change: 'read-all'; timestamp: string }
