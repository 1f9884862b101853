import type { MessageEventWire } from '@fathom/contract/messages'
import type { LiveEventKind } from '../../../platform/live/index.ts'

export const MESSAGES_EVENT = 'messages'

/** It names only the conversation: anyone who may read it asks for it, and nobody else learns anything. */
export const messagesEvent: LiveEventKind = { worded: (data) => data as MessageEventWire }
