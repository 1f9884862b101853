import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { fillDemoShop } from './shop.demo.ts'
import type { ShopPorts } from './shop.deps.ts'
import { shopRoutes } from './shop.routes.ts'

/** What is sold holds nothing of anybody: it is bought at the organisation's own shop. */
export function shopModule(platform: Platform, ports: ShopPorts): Module {
  return {
    renewDemo: async (tx, { name }) => {
      if (name === 'diver') await fillDemoShop(tx)
    },
    routes: { ecards: shopRoutes({ ...platform, ...ports }) },
  }
}
