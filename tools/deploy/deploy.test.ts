import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { variables } from '../../apps/server/src/platform/config/schema.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8')

type Probe = { httpGet: { path: string } }
type Container = {
  securityContext: object
  readinessProbe: Probe & { periodSeconds: number; failureThreshold: number }
  livenessProbe: Probe
  startupProbe: Probe
}
type Pod = { securityContext: object; terminationGracePeriodSeconds: number; containers: Container[] }
/** What the tests read of it; the schema of Kubernetes has the rest. */
type Resource = {
  apiVersion: string
  kind: string
  data?: object
  stringData?: object
  spec: {
    replicas: number
    maxUnavailable: number
    strategy: { rollingUpdate: { maxUnavailable: number } }
    template: { spec: Pod }
  }
}
/** From the API of Kubernetes itself. */
const MODELS = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Secret, Service }

const resources = globSync('kubernetes/*.yaml', { cwd: join(ROOT, 'deploy') }).flatMap((path) =>
  parseAllDocuments(read(path)).map((document) => document.toJS() as Resource),
)
const ofKind = (kind: string) => {
  const found = resources.find((each) => each.kind === kind)
  if (!found) throw new Error(`no ${kind} in deploy/kubernetes`)
  return found
}

function deployment() {
  const { spec } = ofKind('Deployment')
  const pod = spec.template.spec
  const [container] = pod.containers
  if (!container) throw new Error('the deployment has no container')
  return { spec, pod, container }
}

const isSetting = (name: string) => Object.hasOwn(variables.shape, name)
/** Set for Node itself. */
const OF_NODE = ['NODE_COMPILE_CACHE']
const unknownIn = (names: readonly string[]) =>
  names.filter((name) => !isSetting(name) && !OF_NODE.includes(name))

/** Fails if the resource doesn't fit the schema of its kind. */
function validate(resource: Resource) {
  const Model = MODELS[resource.kind as keyof typeof MODELS]
  // Their types accept what is already known to fit.
  new Model(resource as never).validate()
}

test('[OP-06] each manifest fits the schema of Kubernetes', () => {
  expect(resources.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(MODELS).toSorted())
  for (const resource of resources) expect(() => validate(resource), resource.kind).not.toThrow()
  const broken = { ...ofKind('Deployment'), spec: { replicas: 'three' } }
  expect(() => validate(broken as never)).toThrow()
})

test('[OP-06] on Kubernetes no process is root, writes to its disk or stops without a replacement', () => {
  const { spec, pod, container } = deployment()
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  })
  expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
  expect(spec.replicas).toBeGreaterThan(1)
  expect(ofKind('PodDisruptionBudget').spec.maxUnavailable).toBe(1)
})

test('[OP-03] a process that stops serves until its balancer has noticed, and has time to finish', () => {
  const { pod, container } = deployment()
  const { periodSeconds, failureThreshold } = container.readinessProbe
  const drain = Number((ofKind('ConfigMap').data as { DRAIN_SECONDS: string }).DRAIN_SECONDS)
  expect(drain).toBeGreaterThan(periodSeconds * failureThreshold)
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 30)
  const { services } = parse(read('compose.yaml'), { merge: true })
  const [, inter, fall] = /inter (\d+)s fall (\d+)/.exec(read('haproxy.cfg')) ?? []
  const { environment, stop_grace_period: grace } = services['fathom-1']
  expect(environment.DRAIN_SECONDS).toBeGreaterThan(Number(inter) * Number(fall))
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(environment.DRAIN_SECONDS + 30)
})

test('[OP-06] a lost database takes a process out of the balancer and does not restart it', () => {
  const { container } = deployment()
  expect(container.readinessProbe.httpGet.path).toBe('/api/health')
  expect(container.livenessProbe.httpGet.path).toBe('/api/health/live')
  expect(container.startupProbe.httpGet.path).toBe('/api/health/live')
})

test('[OP-06] the compose file starts two processes behind the balancer, neither of them writing to its disk', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const balanced = [...read('haproxy.cfg').matchAll(/^ +server \S+ (\S+):(3000|3001)/gm)]
  for (const name of ['fathom-1', 'fathom-2']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(balanced.filter(([, host]) => host === name).map(([, , port]) => port)).toEqual(['3000', '3001'])
  }
  const needed = Object.values<{ depends_on?: object }>(services).flatMap(({ depends_on = {} }) =>
    Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  )
  for (const name of needed) expect(Object.keys(services)).toContain(name)
})

test('[OP-06] every variable that these files set is one that the server reads', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const { data } = ofKind('ConfigMap')
  const { stringData } = ofKind('Secret')
  const ofUnit = [...read('fathom.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
  const ofImage = [...read('Dockerfile').matchAll(/^(?:ENV| {3}) (\w+)=/gm)].map(([, name = '']) => name)
  expect(ofUnit).toContain('DATA_DIR')
  expect(ofImage).toEqual(['NODE_ENV', 'NODE_COMPILE_CACHE'])
  const set = { ...services['fathom-1'].environment, ...data, ...stringData }
  expect(unknownIn([...Object.keys(set), ...ofUnit, ...ofImage])).toEqual([])
})

test('[OP-06] the image runs as an ordinary user and asks for its health', () => {
  const lines = read('Dockerfile').split('\n')
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  expect(final).toContain('USER 10001:10001')
  expect(final.join('\n')).toMatch(/HEALTHCHECK[\s\S]*\/api\/health'/)
})

/** What a process measures, by the guide; a test of the server scrapes them (metrics.test.ts). */
const guide = readFileSync(join(ROOT, 'docs/guides/operate.md'), 'utf8')
const listed = [...guide.matchAll(/^\| `(fathom_\w+)`/gm)].map(([, name]) => name ?? '')
const metricsIn = (text: string) =>
  [...text.matchAll(/\bfathom_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))

test('[OP-01] dashboard and alerts ask only for metrics that exist, and every alert is explained', () => {
  expect(listed.length).toBeGreaterThan(10)
  const dashboard = read('grafana/fathom.json')
  const alerts = read('alerts.yaml')
  for (const name of metricsIn(dashboard + alerts)) expect(listed).toContain(name)
  for (const name of listed.filter((each) => each !== 'fathom_build_info')) expect(dashboard).toContain(name)
  const rules = parse(alerts).groups[0].rules as { alert: string }[]
  for (const { alert } of rules) expect(guide).toContain(`| ${alert}`)
})
