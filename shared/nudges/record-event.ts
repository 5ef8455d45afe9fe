import {
	createAnalytics,
	createPixelSender,
	type Analytics,
	type EventProperties,
} from '#shared/analytics';
import { readInitialState, type InitialState } from '#shared/initial-state';

let current: { state: InitialState; analytics: Analytics } | null = null;

/** Counts what an author does with a banner, where the owner of the site has opted in to that. */
export function recordEvent( name: string, properties: EventProperties ): void {
	const state = readInitialState();
	if ( current?.state !== state ) {
		current = {
			state,
			analytics: createAnalytics( {
				enabled: state.isAnalyticsEnabled,
				host: state.services.analytics ?? '',
				isDevelopment: state.isDevelopment,
				send: createPixelSender( document ),
			} ),
		};
	}
	current.analytics.record( name, properties );
}
