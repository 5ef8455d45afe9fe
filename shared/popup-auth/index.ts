export {
	MONITOR_INTERVAL,
	openPopup,
	type PopupOptions,
	type PopupResult,
} from './open-popup';
