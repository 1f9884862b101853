import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readAudit } from './release/audit.ts'
import { billOfMaterials } from './release/bill-of-materials.ts'
import { isNewer, isVersion, versionProblems, withRelease } from './release/changelog.ts'
import { licenseProblems, licensesInWords, licensesOf } from './release/licenses.ts'
import { runNpm } from './release/run-npm.ts'

const root = resolve(import.meta.dirname, '..')
const at = (path: string) => join(root, path)
const text = (path: string) => readFileSync(at(path), 'utf8')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-audit': { type: 'boolean', default: false } },
})
const lock = JSON.parse(text('package-lock.json'))
const current: string = JSON.parse(text('package.json')).version
const [wanted] = positionals
const packages = licensesOf(lock)

const problems = [
  ...versionProblems({ manifest: current, lock: lock.version, changelog: text('CHANGELOG.md') }),
  ...versionWishProblems(),
  ...licenseProblems(packages),
  ...auditProblems(),
]
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) {
  console.error('Nothing was released.')
  process.exit(1)
}
if (wanted) writeVersion(wanted)
writePapers(wanted ?? current)

function versionWishProblems(): string[] {
  if (wanted === undefined) return []
  if (!isVersion(wanted)) return [`${wanted} isn't a version such as 2.0.122`]
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return [
    ...(isNewer(wanted, current) ? [] : [`${wanted} isn't newer than ${current}`]),
    ...(withRelease(text('CHANGELOG.md'), { version: wanted, date: '' }) === undefined
      ? [
          'CHANGELOG.md says nothing about this release: write under "## [Unreleased]" what changes for people',
        ]
      : []),
    ...(changes === '' ? [] : ['There are changes that are not committed']),
  ]
}

/** No answer is no proof, so it stops a release unless the person who makes it has checked in another way. */
function auditProblems(): string[] {
  const audit = readAudit(runNpm(['audit', '--json'], root).output)
  if (audit.kind === 'answered') {
    console.log(`npm audit: ${audit.high.length} high findings, ${audit.others} others`)
    return audit.high.map((finding) => `npm audit: ${finding}`)
  }
  const said = `The registry answers no npm audit (${audit.reason}), so known vulnerabilities were NOT checked`
  if (!values['without-audit'])
    return [`${said}: use a registry that does, or check in another way and add --without-audit`]
  console.log(`! ${said}.`)
  return []
}

function writeVersion(version: string): void {
  const date = new Date().toISOString().slice(0, 10)
  const changelog = withRelease(text('CHANGELOG.md'), { version, date })
  if (changelog === undefined) throw new Error('CHANGELOG.md says nothing about this release')
  const { errors, isDone } = runNpm(['version', version, '--no-git-tag-version', '--ignore-scripts'], root)
  if (!isDone) throw new Error(`npm version failed: ${errors}`)
  writeFileSync(at('CHANGELOG.md'), changelog)
}

/** For people who ask what is in it; not part of the checkout. */
function writePapers(version: string): void {
  const folder = `release/${version}`
  mkdirSync(at(folder), { recursive: true })
  writeFileSync(at(`${folder}/bill-of-materials.cdx.json`), billOfMaterials(root))
  writeFileSync(
    at(`${folder}/licenses.md`),
    `# Licenses of the packages in Fathom ${version}\n\n${licensesInWords(packages)}`,
  )
  console.log(`${folder} has the bill of materials and the licenses of ${packages.length} packages.`)
  if (wanted)
    console.log(
      `Now: npm test, then\n  git commit -am "chore: release ${version}" && git tag -a v${version} -m "Fathom ${version}"`,
    )
}
