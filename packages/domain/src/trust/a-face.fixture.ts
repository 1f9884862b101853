const DRAWN =
  'cA0APlkijkSjoiEZWScwOAWEtQBWGdV+4954/7hyNo9ntvfMBzEHAAegB+wHWteSATSKUH8GW9Yevj/JO3ZsnmiAYH01s5Xk' +
  '7NRyC07rnQH+xma8zWMyAIFjeL6lEFNOOXajH19DAiL0kW00YAD+/nruup1K1XBrok+R2Us4k64r4Bt7XWfruF4T/37r6Dzv' +
  'X+KHlD+e6wybwgwNvDW4DmJJzi74ow2r8nYdzs0cpiX5HbieucPWd4hjLR1Qwc40aPMRgx3WuzLZRTKnZ+uRmUbyYPe5a/n7' +
  '9hqXtFXtdEus/R3GTJTcsF7Y2hwva1y6JH6kodaIYMO/QzOq2G5/3l2wmlSoxykZJZTXwIi00NNvs3cAXLHEbBo78Ho+XNiz' +
  'bgveKMLzw3sFZSNPtM5Geda8XmT4xnVjEPKTskD3s6ygb5FXUF9l2Mb+FKpxF+vsuTDKc3X+rnCsDEaGPmkyQUV3EpF8ii5a' +
  'PznU2tAaE6vyd/FP5xQH4Va6bj4nWQE17HaZD8xsRNepAyHUWwiSn/NP7E6jadzPfs1MAV1BlgeMsHmF2jy+7XkcC/Ws1dlW' +
  '8RoTWrw/NN1pRuwNolc6enTnmrymZ6HoGh/OOrm15nFrYgcecAZHcl+EqfxmBQAgOsHDYcb8abSaZX/xbfe6O5ocSeHXRjU5' +
  '6Z2EIX17RuhjrucUZCDDr+6XfwL477QQAIw1fgc6HL+5Zlt+OUh7mXnPjnXY0iTDd/JxY0yAXZN4BOoka6xwS8di9wW7KpFs' +
  'nfwQAAA='

/** A drawn portrait, packed. */
export const A_FACE: Uint8Array<ArrayBuffer> = new Uint8Array(Buffer.from(DRAWN, 'base64'))
