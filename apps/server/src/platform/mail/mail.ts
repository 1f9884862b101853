export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
}

export type SentMessage = Message & { id: string; sentAt: string }

export type Mail = {
  /** Resolves when the message is in the hands of whoever delivers it. */
  send(message: Message): Promise<void>
  /** The newest messages first; empty where mail really goes out. */
  recent(limit: number): Promise<SentMessage[]>
}
