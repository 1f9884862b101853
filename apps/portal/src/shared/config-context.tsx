import { createContext, type ReactNode, useContext } from 'react'
import type { PublicConfig } from './config.ts'

const ConfigContext = createContext<PublicConfig | undefined>(undefined)

export function ConfigProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigProvider above it')
  return config
}
