export { announce } from './announce';
export { drawing, element, lendAttributes, withAttributes } from './element';
export { format } from './format';
export { LOAD_TIMEOUT_MS, loadLibrary } from './load-library';
export { loadStylesheet } from './load-element';
export { MOUNTED_ATTRIBUTE, mount, mountAll, type Behaviour } from './mount';
export {
	onReducedMotionChange,
	prefersReducedMotion,
} from './prefers-reduced-motion';
export { printedText, serviceAddress, viewData, viewStrings } from './printed';
export { runViewModule } from './run-view-module';
export { whenNearViewport, whileInViewport } from './viewport';
export { windowOf, type Realm } from './window-of';
