export type Message = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
  /** The same message has the same id at each attempt, so mailboxes drop a second copy. */
  id?: string
}

export type SentMessage = Omit<Message, 'id'> & { id: string; sentAt: string }

export type Transport = {
  send(message: Message): Promise<void>
  recent(limit: number): Promise<SentMessage[]>
}

/** How a mail ended: the mail server took it, refused it, or couldn't be used. */
export type MailOutcome = 'sent' | 'refused' | 'away'

/**
 * Mail is sent by jobs (`Module.mails`), never while a person waits: the job exists with the transaction of what
 * causes the mail, composes it when it runs, and is tried again until the mail server takes it.
 */
export type Mail = {
  /** Resolves once the mail server has the message. Throws what `mailProblem` makes of the failure. */
  send(message: Message): Promise<void>
  /** The newest messages first; empty when mail is really sent. */
  recent(limit: number): Promise<SentMessage[]>
  /** Whether the last attempt of this process found no mail server that could be used, and why. */
  away(): { since: Date; problem: string } | undefined
  onBack(listener: () => void): void
  onOutcome(listener: (outcome: MailOutcome) => void): void
}
