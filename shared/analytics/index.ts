export {
	createAnalytics,
	type Analytics,
	type AnalyticsOptions,
} from './create-analytics';
export { EVENTS, isEventName } from './events';
export { createPixelSender, type SendPixel } from './pixel';
export { EVENT_PROPERTIES, type EventProperties } from './properties';
