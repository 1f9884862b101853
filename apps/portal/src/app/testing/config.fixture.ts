import type { PublicConfig } from '../../shared/config.ts'

const service = (name: string) => `/api/${name}`

/** Test helper: a configuration like the one the server writes into the page. */
export function aConfig(over: Partial<PublicConfig> = {}): PublicConfig {
  return {
    version: '2.0.121',
    clubName: 'Fathom Club',
    demo: true,
    services: {
      applications: service('applications'),
      auth: service('auth'),
      learning: service('learning'),
      pro: service('pro'),
      preferences: service('preferences'),
      checkpoint: service('checkpoint'),
      dsd: service('dsd'),
      forms: service('forms'),
      ecards: service('ecards'),
      references: service('references'),
      logbook: service('logbook'),
      offers: service('offers'),
      notifications: service('notifications'),
      sessions: service('sessions'),
      office: service('office'),
    },
    links: {
      home: 'https://fathom.example',
      privacy: 'https://fathom.example/privacy',
      consumerProtection: 'https://fathom.example/consumer-protection',
      contact: 'https://fathom.example/contact',
      help: 'https://help.fathom.example',
      courseLocator: 'https://fathom.example/courses',
      bookATrip: 'https://fathom.example/trips',
      ecards: 'https://cards.fathom.example',
      shop: 'https://shop.fathom.example',
    },
    translations: {},
    claims: {},
    wallets: { apple: false, google: false },
    monitoringUrl: null,
    licenceRecord: 'ICP 00000000',
    ...over,
  }
}
