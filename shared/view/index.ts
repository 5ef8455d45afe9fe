export { announce } from './announce';
export { copyField } from './copy-field';
export { createIcon as drawing, element, withAttributes } from './element';
export { lendAttributes } from './lend-attributes';
export { format } from './format';
export { LOAD_TIMEOUT_MS, loadLibrary } from './load-library';
export { loadStylesheet } from './load-element';
export { MOUNTED_ATTRIBUTE, mount, mountAll, type Behavior } from './mount';
export {
	onReducedMotionChange,
	prefersReducedMotion,
} from './prefers-reduced-motion';
export { parseHtml } from './parse-html';
export { printedText, viewData, viewStrings } from './printed';
export { serviceAddress } from './service-address';
export { runViewModule } from './run-view-module';
export { submitInPlace } from './submit-in-place';
export { whenNearViewport, whileInViewport } from './viewport';
export { windowOf, type Realm } from './window-of';
