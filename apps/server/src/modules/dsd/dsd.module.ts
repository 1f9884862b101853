import type { Module } from '../../platform/module.ts'
import { checkpointRoutes } from './checkpoint/checkpoint.routes.ts'
import { renewDemoCheckpoint } from './dsd.demo.ts'
import type { DsdDeps } from './dsd.deps.ts'
import { dsdMerging } from './merging.ts'
import { dsdOwnData } from './own-data.ts'
import { affiliationRoutes } from './preparing/affiliation.routes.ts'
import type { AffiliationKey } from './preparing/affiliation.store.ts'
import { MATERIAL_JOB } from './preparing/create-affiliation.ts'
import { prepareMaterial } from './preparing/prepare-material.ts'
import { DSD_EVENT, dsdEvent } from './publish-progress.ts'

export function dsdModule(deps: DsdDeps): Module {
  return {
    ...dsdOwnData,
    merging: dsdMerging,
    renewDemo: (tx, person) => renewDemoCheckpoint(tx, person, deps.clock.now()),
    liveEvents: { [DSD_EVENT]: dsdEvent },
    jobs: { [MATERIAL_JOB]: (data) => prepareMaterial(deps, data as AffiliationKey) },
    routes: { checkpoint: checkpointRoutes(deps), dsd: affiliationRoutes(deps) },
  }
}
