import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { SentMessage, Transport } from './mail.ts'

const STORED_MESSAGES = 500

/** Stores mail in a folder: an `.eml` for any mail program, plus the data that the demo shows. */
export function createFolderMail(folder: string, from: string, clock: Clock): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let sequence = 0
  return {
    send: async ({ id: messageId, ...message }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sentAt = clock.now().toISOString()
      const id = `${sentAt.replaceAll(':', '-')}-${process.pid}-${String(sequence++).padStart(6, '0')}`
      const { message: composed } = await composer.sendMail({
        ...{ from, ...message, date: clock.now() },
        ...(messageId && { messageId }),
      })
      await write(join(folder, `${id}.eml`), composed as Buffer)
      const sent: SentMessage = { ...message, id, sentAt }
      await write(join(folder, `${id}.json`), JSON.stringify(sent))
      await prune(folder)
    },
    recent: async (limit) => {
      const names = (await namesIn(folder)).slice(-limit).reverse()
      return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
    },
  }
}

async function write(path: string, content: Buffer | string) {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith('.json')).sort()
}

async function prune(folder: string) {
  const old = (await namesIn(folder)).slice(0, -STORED_MESSAGES)
  for (const name of old) {
    await rm(join(folder, name), { force: true })
    await rm(join(folder, name.replace(/json$/, 'eml')), { force: true })
  }
}
