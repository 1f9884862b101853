import { hasVisible } from '@fathom/domain/account'
import { ATTACHMENTS_A_MESSAGE, MESSAGE_CHARACTERS, WRITE_REFUSALS } from '@fathom/domain/messages'
import { z } from 'zod'
import { decimal } from '../shared/decimal.ts'
import { attachmentWire } from './attachment.wire.ts'

const uuid = z.uuid().toLowerCase()

export const messageWire = z.object({
  id: z.uuid(),
  /** Its place in the conversation, from 1. */
  number: z.int(),
  side: z.enum(['student', 'teacher']),
  isOwn: z.boolean(),
  /** Empty when the account of the author is deleted. */
  author: z.string(),
  /** Plain text: it is shown as it was typed, and never rendered as markup. */
  text: z.string(),
  sentAt: z.string(),
  /** Whether someone of the other side has read it. */
  isRead: z.boolean(),
  /** Whether the caller has reported it. */
  isReported: z.boolean(),
  attachments: z.array(attachmentWire),
})
export type MessageWire = z.infer<typeof messageWire>

/** The conversation of one enrollment: the newest messages, or those before a number, oldest first. */
export const threadWire = z.object({
  enrolmentId: z.uuid(),
  packageId: z.uuid(),
  course: z.string(),
  side: z.enum(['student', 'teacher']),
  student: z.object({ affiliateId: z.int(), name: z.string() }),
  /** The names of those who teach; null when there is none. */
  instructor: z.string().nullable(),
  center: z.string().nullable(),
  isMinor: z.boolean(),
  /** Whether the guardian gets a copy of each message by mail. */
  hasGuardian: z.boolean(),
  /** Why nobody may write here now. */
  refusal: z.enum(WRITE_REFUSALS).nullable(),
  messages: z.array(messageWire),
  hasEarlier: z.boolean(),
})
export type ThreadWire = z.infer<typeof threadWire>

/** `?before=` a number, and the culture of the course's title. */
export const threadQuery = z.object({
  before: decimal(z.number().int().min(1).max(2_147_483_647)).optional(),
  culture: z.string().max(20).optional(),
})

/** The caller creates the id, so sending it again adds nothing. */
export const newMessageWire = z.object({
  id: uuid,
  text: z
    .string()
    .trim()
    .min(1)
    .max(MESSAGE_CHARACTERS)
    .refine(hasVisible, { error: 'Contains nothing that can be seen.' }),
  attachments: z.array(uuid).max(ATTACHMENTS_A_MESSAGE).default([]),
})
export type NewMessageWire = z.input<typeof newMessageWire>

/** Everything up to the message with this number is read. */
export const readingWire = z.object({ number: z.int().min(1).max(2_147_483_647) })

/** The conversations that the caller takes part in. */
export const unreadThreadsWire = z.array(z.object({ enrolmentId: z.uuid(), unread: z.int() }))
export type UnreadThreadsWire = z.infer<typeof unreadThreadsWire>

/** Live event `messages`: something in this conversation is new or read. */
export type MessageEventWire = { enrolmentId: string }
