import type { FastifyRequest } from 'fastify'

/** The fields of a posted form, each as one string. */
export function formOf({ body }: FastifyRequest): (name: string) => string {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    return typeof value === 'string' ? value : ''
  }
}
