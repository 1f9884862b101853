import { vi } from 'vitest'

type Stored = { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object }

/**
 * A fake of the browser's push API and its storage; for tests. `answer` is the user's reply to the permission
 * prompt.
 */
export function aPushBrowser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer
      return answer
    },
  }
  const registered: string[] = []
  let current: Stored | null = null
  let key: Uint8Array | undefined
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async (options: { applicationServerKey: Uint8Array }) => {
      key = options.applicationServerKey
      const endpoint = `https://push.example.org/${registered.length}`
      current = {
        endpoint,
        unsubscribe: async () => {
          current = null
          return true
        },
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      }
      return current
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async (path: string) => {
        registered.push(path)
        return registration
      },
      getRegistration: async () => (registered.length > 0 ? registration : undefined),
    },
  })
  return { registered, subscription: () => current, key: () => key }
}

export function withoutPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
}
