import type { WebhookEvent } from '@fathom/domain/integrations'
import type { Prices } from '@fathom/domain/shop'
import type { Identity } from '@fathom/identity'
import type { FastifyInstance } from 'fastify'
import { accountModule, createAccountIdentity, findPerson, rememberPerson } from '../modules/account/index.ts'
import { applicationsModule } from '../modules/applications/index.ts'
import {
  type CertificationsModule,
  certificationsModule,
  findConfirmedName,
} from '../modules/certifications/index.ts'
import { clubModule } from '../modules/club/index.ts'
import { codesModule } from '../modules/codes/index.ts'
import { dsdModule } from '../modules/dsd/index.ts'
import { createWordings, findNewestForms, formsModule, publishFormsChange } from '../modules/forms/index.ts'
import {
  clientRegistry,
  type IntegrationsModule,
  integrationsModule,
  publishEvent,
} from '../modules/integrations/index.ts'
import {
  findDemoDive,
  type LogbookDeps,
  logbookModule,
  renewCodes,
  verifyDives,
} from '../modules/logbook/index.ts'
import { messagesModule } from '../modules/messages/index.ts'
import { notificationsModule } from '../modules/notifications/index.ts'
import { officeModule, queuePort, releaseClaims } from '../modules/office/index.ts'
import { preferencesModule } from '../modules/preferences/index.ts'
import { profileModule } from '../modules/profile/index.ts'
import { promosModule } from '../modules/promos/index.ts'
import { referencesModule } from '../modules/references/index.ts'
import { type SessionModule, sessionModule } from '../modules/session/index.ts'
import { createPrices, publishCourseEntries, shopModule } from '../modules/shop/index.ts'
import { type TrainingModule, trainingModule } from '../modules/training/index.ts'
import { createTranslations, type Translations, translationsModule } from '../modules/translations/index.ts'
import { trustModule } from '../modules/trust/index.ts'
import { siteNotice } from '../platform/maintenance.ts'
import type { Module } from '../platform/module.ts'
import type { PublishOutside } from '../platform/outside-events.ts'
import type { Platform } from '../platform/platform.ts'
import type { QueuePort } from '../platform/queues.ts'
import { certificationsPorts } from './certifications-ports.ts'
import { codesPorts } from './codes-ports.ts'
import { deliveryPorts } from './delivery-ports.ts'
import { DEMO_PEOPLE } from './demo/people.ts'
import { peoplePorts } from './forms-ports.ts'
import { integrationsPorts } from './integrations-ports.ts'
import { officePorts } from './office-ports.ts'
import type { AreaName } from './services.ts'
import { promosPorts, shopPorts } from './shop-ports.ts'
import { trainingPorts } from './training-ports.ts'

const isDemoPerson = (affiliateId: number) => DEMO_PEOPLE.some((person) => person.affiliateId === affiliateId)

export type Modules = {
  modules: Partial<Record<AreaName, Module>>
  session: SessionModule
  training: TrainingModule
  translations: Translations
  integrations: IntegrationsModule
  /** The embedded account service; undefined when OIDC_ISSUER names another. */
  identity: Identity | undefined
}

/** The modules that know who is signed in and how to reach them; they need each other. */
async function createIdentity(
  platform: Platform,
  app: () => FastifyInstance,
  proof: Pick<SessionModule, 'mustBeFresh'> | undefined,
  addressConfirmed: (email: string) => Promise<void>,
) {
  const identity = platform.config.oidc.issuer
    ? undefined
    : await createAccountIdentity(platform, {
        demoPeople: DEMO_PEOPLE,
        notice: siteNotice(platform),
        clients: clientRegistry(platform),
        addressConfirmed,
        endSessions: (affiliateId) => session.endSessions(affiliateId),
        endSession: (sid) => session.endSession(sid),
        notify: (tx, affiliateId, notification) => notifications.notify(tx, affiliateId, notification),
      })
  const signedIn = sessionModule(platform, {
    identity,
    app,
    rememberPerson: async (person, isEmailVerified) => {
      await rememberPerson(platform, person, isEmailVerified)
      if (isEmailVerified) await addressConfirmed(person.email)
    },
    notify: async (tx, affiliateId, notification) => {
      // The demo people are shared, so every visitor would look like a new device to them.
      if (!isDemoPerson(affiliateId)) await notifications.notify(tx, affiliateId, notification)
    },
    signedOut: (tx, affiliateId) => releaseClaims(platform, tx, affiliateId),
  })
  const session: SessionModule = proof ? { ...signedIn, mustBeFresh: proof.mustBeFresh } : signedIn
  const preferences = preferencesModule(platform)
  const notifications = notificationsModule(platform, {
    ...deliveryPorts(platform, { session, preferences }),
    findDemoDive,
  })
  return { identity, session, preferences, notifications }
}

function createTrust(
  platform: Platform,
  { session, notifications }: Pick<Awaited<ReturnType<typeof createIdentity>>, 'session' | 'notifications'>,
) {
  return trustModule({
    ...platform,
    mustBeFresh: session.mustBeFresh,
    renewDiveCodes: (tx, affiliateIds) => renewCodes(platform, tx, affiliateIds),
    notifyOfWithdrawal: (tx, affiliateId) =>
      notifications.notify(tx, affiliateId, {
        kind: 'account-changed-by-staff',
        values: {},
        url: '/account',
      }),
  })
}

type FormsNeeds = Pick<Awaited<ReturnType<typeof createIdentity>>, 'session' | 'notifications'> & {
  trust: ReturnType<typeof trustModule>
  queues: QueuePort
}

/** Forms are signed on a device that may change hands, so they ask the session who holds it. */
async function createForms(platform: Platform, { session, notifications, trust, queues }: FormsNeeds) {
  return formsModule({
    ...platform,
    ...peoplePorts(platform),
    isBrowserOf: session.isBrowserOf,
    listBrowserOwners: session.listBrowserOwners,
    mustBeFresh: session.mustBeFresh,
    handOver: session.handOver,
    spendProof: session.spendProof,
    takeBack: session.takeBack,
    findHandover: session.findHandover,
    notify: notifications.notify,
    queues,
    formSigner: trust.formSigner,
    wording: await createWordings(platform),
  })
}

type LogbookNeeds = Pick<FormsNeeds, 'notifications' | 'trust'> & { certifications: CertificationsModule }

function logbookDeps(
  platform: Platform,
  { notifications, trust, certifications }: LogbookNeeds,
): LogbookDeps {
  return {
    ...platform,
    notify: notifications.notify,
    findPerson: (affiliateId) => findPerson(platform.db, affiliateId),
    signDive: trust.signDive,
    checkConfirmation: trust.checkConfirmation,
    holdName: certifications.holdName,
    findConfirmedName,
  }
}

type TrainingNeeds = Pick<FormsNeeds, 'session' | 'notifications'> &
  Pick<LogbookNeeds, 'certifications'> & {
    publish: PublishOutside<WebhookEvent>
    logbook: LogbookDeps
    prices: Prices
  }

function createTraining(platform: Platform, needs: TrainingNeeds): TrainingModule {
  const { session, notifications, certifications, publish, logbook, prices } = needs
  return trainingModule(
    platform,
    trainingPorts(platform, {
      notify: notifications.notify,
      publish,
      prices,
      issue: certifications.issueCertification,
      hasEnded: session.hasEnded,
      mustBeFresh: session.mustBeFresh,
      verifyDives: (caller, of) => verifyDives(logbook, caller, of),
    }),
  )
}

/** Account and office show what each area stores, so they read all modules. */
type AllModules = Pick<FormsNeeds, 'session' | 'notifications'> & { modules: () => Modules['modules'] }

type AccountNeeds = AllModules & Pick<LogbookNeeds, 'certifications'> & { identity: Identity | undefined }

function createAccount(platform: Platform, needs: AccountNeeds) {
  const { session, notifications, certifications, identity, modules } = needs
  return accountModule(platform, {
    sessions: session,
    notify: notifications.notify,
    identityChanged: async (tx, affiliateId) => {
      await publishFormsChange(platform, tx, affiliateId)
      await certifications.identityChanged(tx, affiliateId)
    },
    composeCode: async (mail) => identity?.composeCode(mail),
    modules,
  })
}

function createOffice(platform: Platform, { session, notifications, modules }: AllModules) {
  return officeModule({
    ...platform,
    sessions: session,
    notify: notifications.notify,
    current: notifications.current,
    ...officePorts(platform, modules),
  })
}

/**
 * Creates every module and connects those that need each other. `app` is only called once requests arrive.
 * `proof` replaces the check that the caller has just signed in.
 */
export async function createModules(
  platform: Platform,
  app: () => FastifyInstance,
  proof?: Pick<SessionModule, 'mustBeFresh'>,
): Promise<Modules> {
  const people = await createIdentity(platform, app, proof, (email) => integrations.applyWaiting(email))
  const { identity, session, preferences, notifications } = people
  const publish: PublishOutside<WebhookEvent> = (tx, event) => publishEvent(platform, tx, event)
  const queues = queuePort(platform)
  const prices = createPrices(platform)
  publishCourseEntries(platform)
  const translations = createTranslations(platform)
  const trust = createTrust(platform, { session, notifications })
  const certifications: CertificationsModule = certificationsModule({
    ...platform,
    ...certificationsPorts({ notifications, trust, queues, publish, prices }),
  })
  const purchasePorts = integrationsPorts({ certifications, identity, publish })
  const integrations = integrationsModule({ ...platform, ...purchasePorts, mustBeFresh: session.mustBeFresh })
  const logbook = logbookDeps(platform, { notifications, trust, certifications })
  const training = createTraining(platform, {
    ...{ session, notifications, certifications, publish, logbook, prices },
  })
  const promos = promosModule(platform, promosPorts({ ...platform, prices }))
  const all = { session, notifications, modules: () => modules }
  const modules: Partial<Record<AreaName, Module>> = {
    session,
    account: createAccount(platform, { ...all, certifications, identity }),
    translations: translationsModule(translations),
    references: referencesModule(platform),
    notifications,
    profile: profileModule(platform, { findPerson: (affiliateId) => findPerson(platform.db, affiliateId) }),
    preferences,
    training,
    forms: await createForms(platform, { session, notifications, trust, queues }),
    messages: messagesModule({
      ...platform,
      notify: notifications.notify,
      markSubjectRead: notifications.markSubjectRead,
      queues,
    }),
    logbook: logbookModule(logbook),
    dsd: dsdModule({
      ...platform,
      notify: notifications.notify,
      publish,
      findNewestForms: (db, affiliateId, now) =>
        findNewestForms({ ...platform, ...peoplePorts(platform) }, db, affiliateId, now),
    }),
    codes: codesModule({
      ...platform,
      ...codesPorts(platform, { notifications, preferences, publish }),
      mustBeFresh: session.mustBeFresh,
    }),
    club: clubModule({ ...platform, prices }),
    certifications,
    trust,
    shop: shopModule(platform, shopPorts({ ...platform, prices }, promos)),
    promos,
    applications: applicationsModule({
      ...platform,
      notify: notifications.notify,
      issueCertification: certifications.issueCertification,
      prices,
      queues,
      publish,
    }),
    integrations,
    office: createOffice(platform, all),
  }
  return { modules, session, training, integrations, identity, translations }
}
