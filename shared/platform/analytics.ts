import { readInitialState } from '#shared/initial-state';
import type { InitialState } from '#shared/initial-state';

/**
 * The only properties that an event may contain; `context` is the banner's position. None of them identifies a person,
 * a post or a site.
 */
export const EVENT_PROPERTIES = [
	'block',
	'context',
	'feature',
	'plan',
] as const;

export type EventProperties = Partial<
	Record< ( typeof EVENT_PROPERTIES )[ number ], string | number | boolean >
>;

/** Matches a slug, but no URLs, sentences or long numbers. */
const SLUG = /^[a-z][a-z0-9_-]{0,63}(\/[a-z0-9][a-z0-9_-]{0,63})?$/i;

/** Maximum value of a numeric property. A larger number could identify a person. */
const MAX_NUMBER = 9999;

/** Returns the properties in `EVENT_PROPERTIES` whose value is a slug, a small number, true or false. */
function allowedProperties(
	properties: Readonly< Record< string, unknown > >
): [ name: string, value: string ][] {
	return EVENT_PROPERTIES.flatMap( ( name ) => {
		const value = Object.hasOwn( properties, name )
			? properties[ name ]
			: undefined;
		return isAllowed( value ) ? [ [ name, String( value ) ] ] : [];
	} );
}

function isAllowed( value: unknown ): value is string | number | boolean {
	if ( typeof value === 'string' ) {
		return SLUG.test( value );
	}
	if ( typeof value === 'number' ) {
		return Math.abs( value ) <= MAX_NUMBER;
	}
	return typeof value === 'boolean';
}

/** Names of the recorded events. */
export const EVENTS = {
	stripeConnectClick: 'jetpack_editor_block_stripe_connect_click',
	upgradeClick: 'jetpack_editor_block_upgrade_click',
	/** A paid block's banner was shown for the first time. */
	upgradeImpression: 'jetpack_editor_block_upgrade_banner_impression',
} as const;

/** Whether an event with this name may be recorded. The name must start with `akismet_` or `jetpack_`. */
export function isEventName( name: string ): boolean {
	return name.startsWith( 'akismet_' ) || name.startsWith( 'jetpack_' );
}

/** Requests the pixel. Throws if the request cannot be sent; the event then stays in the queue. */
type SendPixel = ( address: string ) => void;

/** Returns the base URL of the analytics host, or null if the host is not an http(s) URL. */
function pixelBase( host: string ): string | null {
	if ( ! URL.canParse( host ) ) {
		return null;
	}
	const { protocol, origin, pathname } = new URL( host );
	return protocol === 'https:' || protocol === 'http:'
		? origin + pathname.replace( /\/+$/, '' )
		: null;
}

/**
 * Returns the URL that records an event. It includes the time, so that no cache can answer the request.
 *
 * @param base       Base URL that {@link pixelBase} returned.
 * @param name       Name of the event.
 * @param properties Properties of the event.
 * @param time       Time of the event, in milliseconds since 1970.
 */
function pixelAddress(
	base: string,
	name: string,
	properties: readonly [ name: string, value: string ][],
	time: number
): string {
	const query = new URLSearchParams( [
		[ '_en', name ],
		[ '_ts', String( time ) ],
		...properties,
	] );
	return `${ base }/t.gif?${ query }`;
}

/**
 * Returns a function that loads the pixel as an image without a referrer. The function throws while the browser is
 * offline, but ignores invalid responses.
 */
export function createPixelSender( doc: Document ): SendPixel {
	return ( address ) => {
		if ( ! doc.defaultView?.navigator.onLine ) {
			throw new Error( 'The browser is off line.' );
		}
		const pixel = doc.createElement( 'img' );
		pixel.setAttribute( 'referrerpolicy', 'no-referrer' );
		pixel.src = address;
	};
}

export type AnalyticsOptions = {
	/** Whether the site owner has opted in. Nothing is stored or sent unless the value is exactly true. */
	enabled: boolean;
	/** Base URL of the analytics host. Nothing is recorded unless it is an http(s) URL. */
	host: string;
	isDevelopment: boolean;
	send: SendPixel;
	/** Returns the current time in milliseconds since 1970. */
	now?: () => number;
};

type Analytics = {
	/** Records an event, or queues it until it can be sent. Never throws. */
	record: ( name: string, properties?: EventProperties ) => void;
	/** Sends the queued events. Call this when the browser is back online. */
	flush: () => void;
};

/** Maximum number of queued events, so that the queue stays small while a page is offline. */
const MAX_QUEUE_LENGTH = 100;

/** Records what authors do with the upgrade banners. */
export function createAnalytics( {
	enabled,
	host,
	isDevelopment,
	send,
	now = Date.now,
}: AnalyticsOptions ): Analytics {
	const base = enabled === true ? pixelBase( host ) : null;
	const refused = new Set< string >();
	const queue: string[] = [];

	function flush() {
		while ( queue[ 0 ] !== undefined ) {
			try {
				send( queue[ 0 ] );
			} catch {
				// Keep the event in the queue until the next attempt. Failed statistics must never affect the author.
				return;
			}
			queue.shift();
		}
	}

	return {
		record( name, properties = {} ) {
			if ( ! isEventName( name ) ) {
				if ( isDevelopment && ! refused.has( name ) ) {
					refused.add( name );
					console.warn(
						`Dovetail Blocks: the event "${ name }" is not recorded: its name must start with akismet_ or jetpack_.`
					);
				}
				return;
			}
			if ( base === null ) {
				return;
			}
			queue.push(
				pixelAddress(
					base,
					name,
					allowedProperties( properties ),
					now()
				)
			);
			if ( queue.length > MAX_QUEUE_LENGTH ) {
				queue.shift();
			}
			flush();
		},
		flush,
	};
}

let current: { state: InitialState; analytics: Analytics } | null = null;

/** Records an author's action on a banner, if the site owner has opted in. */
export function recordEvent( name: string, properties: EventProperties ): void {
	const state = readInitialState();
	if ( ! current ) {
		window.addEventListener( 'online', () => current?.analytics.flush() );
	}
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
