// Plain JavaScript: on a fresh clone this runs on the machine's own Node (20.19 or newer), before anything is
// installed. It installs the packages of the lockfile, sets up the pinned Node, and with `build` builds both
// apps. Two of them at once wait for each other.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whatIsMissing } from './installed.mjs'
import { runAlone } from './run-alone.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (path) => join(root, path)
const readText = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '')
const readJson = (path) => JSON.parse(readText(path) || '{}')

function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', (error) => done({ output: error.message, ended: 'could not start' }))
    child.on('close', (code, signal) =>
      done({ output, ended: code === 0 ? undefined : `ended with ${signal ?? code}` }),
    )
  })
}

async function step(label, command, args) {
  const began = Date.now()
  console.log(`${label} …`)
  const { output, ended } = await run(command, args)
  if (ended) {
    console.error(`${output.trimEnd()}\n${label} failed: ${command} ${args[0]} ${ended}`)
    process.exit(1)
  }
  console.log(`${label}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

const missing = () =>
  whatIsMissing(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'), (path) =>
    existsSync(at(path)),
  )

async function install() {
  if (missing().length === 0) return
  // Uses npm's own node, because npm may be about to replace the one that runs this file.
  const cli = process.env.npm_execpath
  const npm = cli ? [process.env.npm_node_execpath ?? process.execPath, cli] : ['npm']
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing', npm[0], [...npm.slice(1), ...flags])
  const still = missing()
  if (still.length === 0) return
  console.error(`Installing left out ${still.join(', ')}: is the registry reachable? Try npm ci by hand.`)
  process.exit(1)
}

/**
 * npm 10, which comes with Node 20, deletes .bin/node again when it removes the packages for other platforms.
 */
function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const binary = at(`node_modules/${name}/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`)
  if (!existsSync(binary)) return process.execPath
  const link = at('node_modules/.bin/node')
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync(`../${name}/bin/node`, link)
  return binary
}

function refuseOldNode(node) {
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return
  console.error(
    `Fathom needs Node 22.19 or newer on ${process.platform}-${process.arch}; this is ${version.trim()}.`,
  )
  process.exit(1)
}

function fingerprint(...paths) {
  const hash = createHash('sha256').update(readText('package-lock.json'))
  const add = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.')) continue
      if (/\.test\.tsx?$/.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else add(path)
    }
  }
  for (const path of paths.map(at)) statSync(path).isDirectory() ? walk(path) : add(path)
  return hash.digest('hex')
}

const stampOf = ({ dist }) => `${dist}/.built`

/** Trusts the content of `dist` only if a successful build left it there, from exactly these inputs. */
const isBuilt = (app) => readText(stampOf(app)) === fingerprint(...app.inputs)

async function build(node, app) {
  if (isBuilt(app)) return
  const { label, args, inputs } = app
  const [stamp, wanted] = [stampOf(app), fingerprint(...inputs)]
  rmSync(at(stamp), { force: true })
  await step(label, node, args)
  mkdirSync(dirname(at(stamp)), { recursive: true })
  writeFileSync(at(stamp), wanted)
}

const PORTAL = {
  label: 'Building the portal',
  args: ['node_modules/vite/bin/vite.js', 'build', 'apps/portal', '--logLevel', 'warn'],
  dist: 'apps/portal/dist',
  inputs: ['apps/portal', 'packages', 'package.json'],
}
const SERVER = {
  label: 'Building the server',
  args: ['tools/build.ts'],
  dist: 'apps/server/dist',
  inputs: ['apps/server', 'packages', 'package.json', 'tools/build.ts', 'tools/build-player.ts'],
}

const apps = process.argv[2] === 'build' ? [PORTAL, SERVER] : []

async function prepare() {
  await install()
  const node = pinnedNode()
  refuseOldNode(node)
  await Promise.all(apps.map((app) => build(node, app)))
}

if (missing().length === 0 && apps.every(isBuilt)) await prepare()
else await runAlone(at('.preparing'), prepare, console.log)
