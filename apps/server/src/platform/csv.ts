import type { FastifyReply } from 'fastify'

/** `name` has no ending. */
export const sendCsv = (reply: FastifyReply, name: string, table: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(table)
