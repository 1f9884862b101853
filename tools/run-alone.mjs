import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const LOOK_EVERY_MS = 250

/**
 * Runs the task once no other process runs one with this lock file, so that two commands don't install or build into
 * each other's files. The file of a process that was killed doesn't count.
 */
export async function runAlone(lock, task, say) {
  await takeTurn(lock, say)
  const leave = () => rmSync(lock, { force: true })
  process.once('exit', leave)
  try {
    return await task()
  } finally {
    process.off('exit', leave)
    leave()
  }
}

async function takeTurn(lock, say) {
  let isSaid = false
  while (!create(lock)) {
    const holder = readHolder(lock)
    if (holder !== undefined && !isRunning(holder)) rmSync(lock, { force: true })
    else {
      if (!isSaid)
        say(`Waiting for another command that installs or builds. If there's none, delete ${lock}.`)
      isSaid = true
      await setTimeout(LOOK_EVERY_MS)
    }
  }
}

function create(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Undefined while the file is being written, or when it's gone again. */
function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return undefined
  }
}

function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
