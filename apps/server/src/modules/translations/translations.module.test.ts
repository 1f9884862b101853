import { MOST_KEYS_AT_ONCE } from '@fathom/contract/translations'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { Problem } from '../../platform/problem.ts'
import { translationsModule } from './translations.module.ts'

async function ask(path: string) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Problem)) return reply.send(error)
    return reply.code(error.status).send({ problem: error.problem, errors: error.errors })
  })
  const { learning } = translationsModule({ find: () => undefined, close: () => {} }).routes ?? {}
  if (learning) await app.register(learning, { prefix: '/api/learning' })
  const answer = await app.inject({ url: `/api/learning/${path}` })
  await app.close()
  return { status: answer.statusCode, body: answer.json() }
}

test('[CA-20] [LA-02] SupportedLanguages lists the 26 offered tags with their names', async () => {
  const { status, body } = await ask('globals/SupportedLanguages')
  expect(status).toBe(200)
  expect(body.items).toHaveLength(26)
  expect(body.items).toContainEqual({ ietfLanguageTag: 'iw-IL', name: 'עברית' })
  expect(body.items.map((item: { ietfLanguageTag: string }) => item.ietfLanguageTag)).not.toContain('en-GB')
})

test('[CA-21] translate answers in the requested culture, from the same catalogs as the pages', async () => {
  const { body } = await ask('translations/translate?key=account.field.password&culture=de-DE')
  expect(body).toEqual({ key: 'account.field.password', culture: 'de-DE', text: 'Passwort' })
})

test('[CA-21] a batch keeps the order of its numbers and reports unknown keys', async () => {
  const { body } = await ask(
    'translations/translate/batch?keys[1]=account.field.email&keys[0]=account.field.password&keys[2]=no.such.key&culture=fr-FR',
  )
  expect(body.items.map((item: { key: string }) => item.key)).toEqual([
    'account.field.password',
    'account.field.email',
  ])
  expect(body.missing).toEqual(['no.such.key'])
})

test('[CA-21] an unknown key answers not found', async () => {
  const answer = await ask('translations/translate?key=no.such.key&culture=fr-FR')
  expect(answer).toEqual({ status: 404, body: { problem: 'translation-not-found', errors: [] } })
})

test('[CA-21] refuses an unknown culture by name', async () => {
  for (const path of ['translate?key=a', 'translate/batch?keys[0]=a']) {
    const { status, body } = await ask(`translations/${path}&culture=tlh-KX`)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('The culture is none of the translation locales.')
  }
})

test('[CA-21] refuses a batch without keys, with too many or with a duplicate key', async () => {
  const many = Array.from({ length: MOST_KEYS_AT_ONCE + 1 }, (_, n) => `keys[${n}]=a`).join('&')
  const batch = 'translations/translate/batch?culture=de-DE'
  expect((await ask(batch)).body.problem).toBe('no-keys')
  expect((await ask(`${batch}&${many}`)).body.problem).toBe('too-many-keys')
  expect((await ask(`${batch}&keys[0]=a&keys[0]=b`)).status).toBe(400)
})
