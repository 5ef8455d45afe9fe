export { announce } from './announce';
export { drawing, element, withAttributes } from './element';
export { format } from './format';
export { lendAttributes } from './lend-attributes';
export { LOAD_TIMEOUT_MS, loadLibrary } from './load-library';
export { loadStylesheet } from './load-element';
export { MOUNTED_ATTRIBUTE, mount, type Behaviour } from './mount';
export { mountAll } from './mount-all';
export {
	onReducedMotionChange,
	prefersReducedMotion,
} from './prefers-reduced-motion';
export { printedText } from './printed-text';
export { serviceAddress } from './service-address';
export { viewData } from './view-data';
export { viewStrings } from './view-strings';
export { runViewModule } from './run-view-module';
export { whenNearViewport } from './when-near-viewport';
export { whileInViewport } from './while-in-viewport';
export { windowOf, type Realm } from './window-of';
