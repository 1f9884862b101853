import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureCardCode } from '../bench/card-code.ts'
import { measureCheckTime } from '../bench/check-time.ts'
import { measureCluster } from '../bench/cluster.ts'
import { measureDiveFiles } from '../bench/dive-files.ts'
import { measureDiveImport } from '../bench/dive-import.ts'
import { measureFaults } from '../bench/faults.ts'
import { measureKills } from '../bench/faults-kills.ts'
import { measureOutages } from '../bench/faults-outages.ts'
import { type Figure, inWords, isMet } from '../bench/figure.ts'
import { measureFirstLoad } from '../bench/first-load.ts'
import { measureFuzz } from '../bench/fuzz.ts'
import { measureGrowth } from '../bench/growth.ts'
import { measureImport } from '../bench/import.ts'
import { measureKnee } from '../bench/knee.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import { measureLive } from '../bench/live.ts'
import { measureLiveKills } from '../bench/live-kills.ts'
import { measureLiveLatency } from '../bench/live-latency.ts'
import { measureLogbook } from '../bench/logbook.ts'
import { measureLogbookFeed } from '../bench/logbook-feed.ts'
import { measureNotificationDrawer } from '../bench/notification-drawer.ts'
import { measureOfficeQueue } from '../bench/office-queue.ts'
import { measureOffline } from '../bench/offline.ts'
import { measurePeopleSearch } from '../bench/people-search.ts'
import { measureRates } from '../bench/rates.ts'
import { type Conditions, readConditions, withTable } from '../bench/report.ts'
import { measureSecondStart } from '../bench/second-start.ts'
import { measureSizing } from '../bench/sizing.ts'

const BENCHES: Readonly<Record<string, () => Promise<Figure | Figure[]>>> = {
  'first-load': measureFirstLoad,
  'second-start': measureSecondStart,
  'check-time': measureCheckTime,
  'card-code': measureCardCode,
  lighthouse: measureLighthouse,
  live: () => measureLive(),
  'live-kills': measureLiveKills,
  'live-latency': measureLiveLatency,
  'notification-drawer': measureNotificationDrawer,
  logbook: measureLogbook,
  'logbook-feed': measureLogbookFeed,
  'office-queue': measureOfficeQueue,
  offline: measureOffline,
  import: measureImport,
  'dive-files': measureDiveFiles,
  'dive-import': measureDiveImport,
  fuzz: measureFuzz,
  faults: measureFaults,
  'faults-kills': measureKills,
  'faults-outages': measureOutages,
  cluster: measureCluster,
  'people-search': measurePeopleSearch,
  sizing: measureSizing,
  rates: measureRates,
  knee: measureKnee,
  growth: measureGrowth,
}

const DOCUMENTS = ['docs/performance.md', 'docs/reliability.md', 'docs/guides/operate.md'].map((path) =>
  join(import.meta.dirname, '..', path),
)
const WRITE = '--write'

const wanted = process.argv.slice(2).filter((word) => word !== WRITE)
const isWriting = process.argv.includes(WRITE)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0)
  throw new Error(`no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`)

for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const conditions = readConditions()
  const figures = [await measure()].flat()
  for (const figure of figures) {
    console.log(inWords(figure))
    for (const line of figure.detail) console.log(`     ${line}`)
    if (!isMet(figure)) process.exitCode = 1
  }
  if (isWriting) write(name, figures, conditions)
}

function write(name: string, figures: readonly Figure[], conditions: Conditions): void {
  for (const path of DOCUMENTS) {
    const text = withTable(readFileSync(path, 'utf8'), name, figures, conditions)
    if (text !== undefined) writeFileSync(path, text)
  }
}
