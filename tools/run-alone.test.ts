import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAlone } from './run-alone.mjs'

const aLock = () => join(mkdtempSync(join(tmpdir(), 'alone-')), 'lock')

test('a second command waits for the first one, and says so once', async () => {
  const lock = aLock()
  const done: string[] = []
  const said: string[] = []
  let finish = () => {}
  const first = runAlone(
    lock,
    () =>
      new Promise<void>((resolve) => {
        finish = () => {
          done.push('first')
          resolve()
        }
      }),
    (line) => said.push(line),
  )
  const isWaiting = Promise.withResolvers<void>()
  const second = runAlone(
    lock,
    async () => void done.push('second'),
    (line) => {
      said.push(line)
      isWaiting.resolve()
    },
  )
  await isWaiting.promise
  finish()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
  expect(said).toEqual([
    `Waiting for another command that installs or builds. If there's none, delete ${lock}.`,
  ])
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that was killed and that of a task that failed stop nobody', async () => {
  const lock = aLock()
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid))
  const nothing = () => expect.unreachable('nobody has to wait')
  await expect(runAlone(lock, () => Promise.reject(new Error('no disk')), nothing)).rejects.toThrow('no disk')
  expect(await runAlone(lock, async () => 'done', nothing)).toBe('done')
})
