export { BEFORE_AFTER_ROOT, beforeAfter } from './before-after';
export {
	DEFAULT_POSITION,
	parsePosition,
	type BeforeAfterMode,
} from './position';
export type { BeforeAfterOptions } from './slider-options';
