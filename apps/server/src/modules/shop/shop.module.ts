import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { fillDemoShop } from './shop.demo.ts'
import type { ShopPorts } from './shop.deps.ts'
import { shopRoutes } from './shop.routes.ts'

/** The catalog contains no personal data: people buy in the organization's own shop. */
export function shopModule(platform: Platform, ports: ShopPorts): Module {
  return {
    renewDemo: async (tx, { name }) => {
      if (name === 'diver') await fillDemoShop(tx)
    },
    routes: { ecards: shopRoutes({ ...platform, ...ports }) },
  }
}
