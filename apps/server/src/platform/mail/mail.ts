export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
}

export type SentMessage = Message & { id: string; sentAt: string }

export type Mail = {
  /** Resolves once the delivery service has accepted the message. */
  send(message: Message): Promise<void>
  /** The newest messages first; empty when mail is really sent. */
  recent(limit: number): Promise<SentMessage[]>
}
