export { parseGradient } from './gradient';
export { hexOf } from './hex';
export { presetVariable } from './preset';
