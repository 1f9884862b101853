// Generated from notifications.graphql and notifications.operations.graphql by npm run generate.

import type { Operation } from '../shared/operation.ts'

export const sdl = '"Something the reader wants to know (EN-13). `name` and `message` are worded in the language of the request."\ntype Notification {\n  id: ID!\n  affiliate_id: Int!\n  timestamp: String!\n  read: Boolean!\n  name: String!\n  url: String!\n  message: String!\n  "What happened, such as `log-verified`."\n  kind: String!\n  "What it is about, such as `course:12`; those about the same subject belong together."\n  subject: String\n}\n\n"A notification that is gone."\ntype DeletedNotification {\n  id: ID!\n  affiliate_id: Int!\n}\n\n"Something that was done to several at once. `at` names the action, to undo it."\ntype NotificationsAction {\n  count: Int!\n  at: String!\n}\n\ntype Query {\n  "Mine, newest first. With `before`, those after that one in the list; it stays fast however long the list is."\n  notifications(limit: Int! = 50, offset: Int! = 0, before: ID): [Notification!]!\n  unreadCount: Int!\n  "The number of the last event on the live channel before the rest of this answer was read: resume after it."\n  liveSequence: Int!\n}\n\ntype Mutation {\n  markRead(id: ID!): Notification!\n  "All of mine."\n  markAllRead: NotificationsAction!\n  "Makes unread again what was marked by that action. Answers how many."\n  undoMarkAllRead(at: String!): Int!\n  "All about one subject. Answers how many were unread."\n  markSubjectRead(subject: String!): Int!\n  "All about one subject."\n  deleteSubject(subject: String!): NotificationsAction!\n  "Takes the deletion of a subject back, for 30 days. Answers how many are back."\n  restoreSubject(subject: String!, at: String!): Int!\n  "False when there is none of mine with this id. Deleting it again changes nothing."\n  deleteNotification(id: ID!): Boolean!\n  "Takes a deletion back, for 30 days."\n  restoreNotification(id: ID!): Notification!\n}\n\n"With `after`, the number of an event on the live channel, first all that came since, as long as it is kept."\ntype Subscription {\n  "Sent to me, or restored."\n  notificationCreated(after: Int): Notification!\n  "Marked as read or unread, one by one or all."\n  notificationUpdated(after: Int): Notification!\n  notificationDeleted(after: Int): DeletedNotification!\n}\n'

export const trusted: Readonly<Record<string, string>> = {
  '2bbdc501d348f6b6d956':
    'query Notifications($limit: Int!, $before: ID) {\n  notifications(limit: $limit, before: $before) {\n    id\n    timestamp\n    read\n    name\n    url\n    message\n    kind\n    subject\n  }\n  unreadCount\n  liveSequence\n}',
  'cab9dde2440eeb516c65':
    'mutation MarkRead($id: ID!) {\n  markRead(id: $id) {\n    id\n    read\n  }\n}',
  'a96fd55189880d16e477':
    'mutation MarkAllRead {\n  markAllRead {\n    count\n    at\n  }\n}',
  'c03ce8a796288cd91853':
    'mutation UndoMarkAllRead($at: String!) {\n  undoMarkAllRead(at: $at)\n}',
  'b1b0ee436921b5706406':
    'mutation MarkSubjectRead($subject: String!) {\n  markSubjectRead(subject: $subject)\n}',
  '23136f56358ea211ed93':
    'mutation DeleteSubject($subject: String!) {\n  deleteSubject(subject: $subject) {\n    count\n    at\n  }\n}',
  '4764ee59009d8d8b3b55':
    'mutation RestoreSubject($subject: String!, $at: String!) {\n  restoreSubject(subject: $subject, at: $at)\n}',
  '38cf255e2ba68812f855':
    'mutation DeleteNotification($id: ID!) {\n  deleteNotification(id: $id)\n}',
  '2aaa815f6f1304df56c5':
    'mutation RestoreNotification($id: ID!) {\n  restoreNotification(id: $id) {\n    id\n  }\n}',
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NotificationsQueryVariables = Exact<{
  limit: number;
  before?: string | null | undefined;
}>;


export type NotificationsQuery = { unreadCount: number, liveSequence: number, notifications: Array<{ id: string, timestamp: string, read: boolean, name: string, url: string, message: string, kind: string, subject: string | null }> };

export type MarkReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkReadMutation = { markRead: { id: string, read: boolean } };

export type MarkAllReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllReadMutation = { markAllRead: { count: number, at: string } };

export type UndoMarkAllReadMutationVariables = Exact<{
  at: string;
}>;


export type UndoMarkAllReadMutation = { undoMarkAllRead: number };

export type MarkSubjectReadMutationVariables = Exact<{
  subject: string;
}>;


export type MarkSubjectReadMutation = { markSubjectRead: number };

export type DeleteSubjectMutationVariables = Exact<{
  subject: string;
}>;


export type DeleteSubjectMutation = { deleteSubject: { count: number, at: string } };

export type RestoreSubjectMutationVariables = Exact<{
  subject: string;
  at: string;
}>;


export type RestoreSubjectMutation = { restoreSubject: number };

export type DeleteNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNotificationMutation = { deleteNotification: boolean };

export type RestoreNotificationMutationVariables = Exact<{
  id: string;
}>;


export type RestoreNotificationMutation = { restoreNotification: { id: string } };

export type ResolverArgs = {
  Query: {
    notifications: { limit: number; offset: number; before?: string | null }
    unreadCount: Record<never, never>
    liveSequence: Record<never, never>
  }
  Mutation: {
    markRead: { id: string }
    markAllRead: Record<never, never>
    undoMarkAllRead: { at: string }
    markSubjectRead: { subject: string }
    deleteSubject: { subject: string }
    restoreSubject: { subject: string; at: string }
    deleteNotification: { id: string }
    restoreNotification: { id: string }
  }
  Subscription: {
    notificationCreated: { after?: number | null }
    notificationUpdated: { after?: number | null }
    notificationDeleted: { after?: number | null }
  }
}

export const notifications: Operation<NotificationsQuery, NotificationsQueryVariables> = {
  service: 'notifications',
  id: '2bbdc501d348f6b6d956',
  name: 'Notifications',
  kind: 'query',
}

export const markRead: Operation<MarkReadMutation, MarkReadMutationVariables> = {
  service: 'notifications',
  id: 'cab9dde2440eeb516c65',
  name: 'MarkRead',
  kind: 'mutation',
}

export const markAllRead: Operation<MarkAllReadMutation, MarkAllReadMutationVariables> = {
  service: 'notifications',
  id: 'a96fd55189880d16e477',
  name: 'MarkAllRead',
  kind: 'mutation',
}

export const undoMarkAllRead: Operation<UndoMarkAllReadMutation, UndoMarkAllReadMutationVariables> = {
  service: 'notifications',
  id: 'c03ce8a796288cd91853',
  name: 'UndoMarkAllRead',
  kind: 'mutation',
}

export const markSubjectRead: Operation<MarkSubjectReadMutation, MarkSubjectReadMutationVariables> = {
  service: 'notifications',
  id: 'b1b0ee436921b5706406',
  name: 'MarkSubjectRead',
  kind: 'mutation',
}

export const deleteSubject: Operation<DeleteSubjectMutation, DeleteSubjectMutationVariables> = {
  service: 'notifications',
  id: '23136f56358ea211ed93',
  name: 'DeleteSubject',
  kind: 'mutation',
}

export const restoreSubject: Operation<RestoreSubjectMutation, RestoreSubjectMutationVariables> = {
  service: 'notifications',
  id: '4764ee59009d8d8b3b55',
  name: 'RestoreSubject',
  kind: 'mutation',
}

export const deleteNotification: Operation<DeleteNotificationMutation, DeleteNotificationMutationVariables> = {
  service: 'notifications',
  id: '38cf255e2ba68812f855',
  name: 'DeleteNotification',
  kind: 'mutation',
}

export const restoreNotification: Operation<RestoreNotificationMutation, RestoreNotificationMutationVariables> = {
  service: 'notifications',
  id: '2aaa815f6f1304df56c5',
  name: 'RestoreNotification',
  kind: 'mutation',
}
