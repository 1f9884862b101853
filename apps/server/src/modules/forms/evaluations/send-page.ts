import type { FastifyReply } from 'fastify'

/** A page goes to the browser as a file, which it neither shows as a page of ours nor stores. */
export const sendPage = (reply: FastifyReply, { type, bytes }: { type: string; bytes: Buffer }) =>
  reply.type(type).header('content-disposition', 'attachment').header('cache-control', 'no-store').send(bytes)
