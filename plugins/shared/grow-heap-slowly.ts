import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 collect garbage whenever the heap is half as large again as what is in use. On a machine
 * with much memory it would wait far longer, for hardly less work.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
