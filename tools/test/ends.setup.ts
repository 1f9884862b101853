import { endFile } from '@fathom/testing/world'
import { afterAll } from 'vitest'

afterAll(endFile)
