import { readInitialState } from '#shared/initial-state';
import type { InitialState } from '#shared/initial-state';

/** What may be said about an event: which block, which plan, where the author met it, which feature. Nothing about a person, a post or a site. */
export const EVENT_PROPERTIES = [
	'block',
	'context',
	'feature',
	'plan',
] as const;

export type EventProperties = Partial<
	Record< ( typeof EVENT_PROPERTIES )[ number ], string | number | boolean >
>;

/** A slug and nothing else: no address of any kind, no sentence, no long number in disguise fits into it. */
const SLUG = /^[a-z][a-z0-9_-]{0,63}(\/[a-z0-9][a-z0-9_-]{0,63})?$/i;

/** Larger numbers could identify a person instead of being a count. */
const LARGEST_NUMBER = 9999;

/** The properties that may leave the page: listed ones, whose value is a slug, a small number, true or false. All others are dropped. */
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
		return Math.abs( value ) <= LARGEST_NUMBER;
	}
	return typeof value === 'boolean';
}

/** The names of the events that the product records. */
export const EVENTS = {
	/** An author presses Connect on the payment provider's banner. */
	stripeConnectClick: 'jetpack_editor_block_stripe_connect_click',
	/** An author presses Upgrade on a paid block's banner. */
	upgradeClick: 'jetpack_editor_block_upgrade_click',
	/** A paid block's banner is displayed for the first time. */
	upgradeImpression: 'jetpack_editor_block_upgrade_banner_impression',
} as const;

/** Whether a name may be recorded: it starts with `akismet_` or `jetpack_`. */
export function isEventName( name: string ): boolean {
	return name.startsWith( 'akismet_' ) || name.startsWith( 'jetpack_' );
}

/** Sends one pixel request. Throws when it cannot; the event then waits. */
type SendPixel = ( address: string ) => void;

/** The analytics host's base address, or null when the configured one is no http(s) address. */
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
 * The address whose request records an event. The time makes it unlike every other, so that no cache answers in
 * the host's place.
 *
 * @param base       what {@link pixelBase} gave
 * @param name       the event
 * @param properties what is said about it
 * @param time       when it happened, in milliseconds since 1970
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
 * A sender that asks for the pixel as a picture, without telling the host which page asks. Off line it throws. An answer
 * that is no picture counts as sent: the host has been asked.
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
	/** Whether the site's owner has opted in. Anything but true: nothing is kept and nothing is sent. */
	enabled: boolean;
	/** Base address of the analytics host; without an http(s) address nothing is recorded. */
	host: string;
	/** Whether a refused name is worth a word in the console. */
	isDevelopment: boolean;
	send: SendPixel;
	/** Milliseconds since 1970. */
	now?: () => number;
};

type Analytics = {
	/** Records an event, or queues it until it can be sent. Never throws. */
	record: ( name: string, properties?: EventProperties ) => void;
	/** Sends what waits; to be called when sending may work again. */
	flush: () => void;
};

/** Events that wait while they cannot be sent; a page that stays off line must not collect them for ever. */
const LONGEST_QUEUE = 100;

/** Records what authors do with the product's banners. */
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
				// The event keeps its place and goes with the next one: what an author does never fails because it could not be counted.
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
			if ( queue.length > LONGEST_QUEUE ) {
				queue.shift();
			}
			flush();
		},
		flush,
	};
}

let current: { state: InitialState; analytics: Analytics } | null = null;

/** Counts what an author does with a banner, where the owner of the site has opted in to that. */
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
