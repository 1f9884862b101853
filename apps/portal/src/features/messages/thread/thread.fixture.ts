import type { MessageWire, ThreadWire } from '@fathom/contract/messages'

export const ENROLMENT = '01920000-0000-7000-8000-00000000e001'
const COURSE = '01920000-0000-7000-8000-000000000001'

export const aMessage = (overrides: Partial<MessageWire> = {}): MessageWire => ({
  ...{ id: '01920000-0000-7000-8000-00000000f001', number: 1, side: 'teacher', isOwn: false },
  ...{ author: 'Kai Nakamura', text: 'How is lesson 3?', sentAt: '2026-11-14T09:30:00.000Z' },
  ...{ isRead: false, isReported: false, attachments: [] },
  ...overrides,
})

export const aThread = (overrides: Partial<ThreadWire> = {}): ThreadWire => ({
  ...{ enrolmentId: ENROLMENT, packageId: COURSE, course: 'Open Water Diver', side: 'student' },
  student: { affiliateId: 100001, name: 'Ines Marin' },
  ...{ instructor: 'Kai Nakamura', center: 'Blue Corner', isMinor: false, hasGuardian: false },
  ...{ refusal: null, messages: [], hasEarlier: false },
  ...overrides,
})
