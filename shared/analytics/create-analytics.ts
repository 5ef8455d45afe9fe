import { isEventName } from './events';
import { pixelAddress, pixelBase, type SendPixel } from './pixel';
import { allowedProperties, type EventProperties } from './properties';

export type AnalyticsOptions = {
	/** Whether the site's owner has opted in. Anything but true: nothing is kept and nothing is sent. */
	enabled: boolean;
	/** Base address of the analytics host; without an http(s) address nothing is recorded. */
	host: string;
	/** Whether a refused name is worth a word in the console. */
	isDevelopment: boolean;
	/** Left out while the sending part has not arrived: events wait for {@link Analytics.connect}. */
	send?: SendPixel;
	/** Milliseconds since 1970. */
	now?: () => number;
};

export type Analytics = {
	/** Records an event, or queues it until it can be sent. Never throws. */
	record: ( name: string, properties?: EventProperties ) => void;
	/** Brings the sender, or a better one; what has waited is sent. */
	connect: ( send: SendPixel ) => void;
};

/** Events that wait for a sender; a page on which none ever arrives must not collect them for ever. */
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
	let sender = send;

	function flush() {
		while ( sender && queue[ 0 ] !== undefined ) {
			try {
				sender( queue[ 0 ] );
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
		connect( next ) {
			sender = next;
			flush();
		},
	};
}
