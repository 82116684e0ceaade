// The only module that imports D3, so that the build copies its code once. Scales of `d3-scale`
// would bring colours, times and formats with them, which takes time at the start of an application.
export { nice, ticks } from 'd3-array'
export {
  arc,
  area,
  curveLinear,
  curveMonotoneX,
  curveStep,
  line,
  pie,
  stack,
  stackOffsetDiverging,
} from 'd3-shape'
