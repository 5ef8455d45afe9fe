import fc from 'fast-check';
import {
	EVENTS,
	EVENT_PROPERTIES,
	createAnalytics,
	isEventName,
} from '../analytics';
import type { AnalyticsOptions, EventProperties } from '../analytics';
import { expectConsole } from '../../../tests/harness/expect-console';

const HOST = 'https://pixel.example.net';

function setUp( options: Partial< AnalyticsOptions > = {} ) {
	const sent: string[] = [];
	let time = 1000;
	const analytics = createAnalytics( {
		enabled: true,
		host: HOST,
		isDevelopment: true,
		send: ( address ) => void sent.push( address ),
		now: () => time++,
		...options,
	} );
	return { ...analytics, sent };
}

/** Casts any object to event properties, because untyped callers can pass any object. */
const untyped = ( properties: object ) => properties as EventProperties;

describe( 'the names of analytics events', () => {
	// spec: 000-7-15
	it( 'match the specification, and are accepted', () => {
		expect( EVENTS ).toEqual( {
			stripeConnectClick: 'jetpack_editor_block_stripe_connect_click',
			upgradeClick: 'jetpack_editor_block_upgrade_click',
			upgradeImpression: 'jetpack_editor_block_upgrade_banner_impression',
		} );
		expect( Object.values( EVENTS ).every( isEventName ) ).toBe( true );
	} );

	// spec: 000-5-8
	it.each( [ 'jetpack_a', 'akismet_b', 'jetpack_', 'akismet_' ] )(
		'include the valid name %s',
		( name ) => {
			const { record, sent } = setUp();
			record( name );
			expect( sent ).toHaveLength( 1 );
		}
	);

	// spec: 000-5-8
	it.each( [
		'',
		'click',
		'jetpack',
		'Jetpack_click',
		' jetpack_click',
		'wp_jetpack_click',
		'akismet-click',
		'\u200fjetpack_click',
		'\uff4aetpack_click',
		'__proto__',
		'x'.repeat( 100_000 ),
	] )(
		'exclude the invalid name %.40s, with one warning in development',
		( name ) => {
			expectConsole( 'warn', /must start with akismet_ or jetpack_/ );
			const { record, sent } = setUp();
			record( name );
			record( name );
			expect( console.warn ).toHaveBeenCalledTimes( 1 );
			expect( sent ).toEqual( [] );
		}
	);

	it( 'exclude an invalid name without a warning outside development', () => {
		const { record, sent } = setUp( { isDevelopment: false } );
		record( 'click' );
		expect( sent ).toEqual( [] );
	} );

	it( 'cause a warning in development if they are invalid, even if analytics is off', () => {
		expectConsole( 'warn', /"click"/ );
		setUp( { enabled: false } ).record( 'click' );
	} );
} );

describe( 'an analytics event', () => {
	// spec: 000-7-10, 000-7-15
	it( 'sends one pixel request, with the block’s name, to the configured host', () => {
		const { record, sent } = setUp();
		record( EVENTS.stripeConnectClick, { block: 'dovetail/order-form' } );
		expect( sent ).toEqual( [
			'https://pixel.example.net/t.gif?_en=jetpack_editor_block_stripe_connect_click&_ts=1000&block=dovetail%2Forder-form',
		] );
	} );

	it( 'has a unique request URL', () => {
		const { record, sent } = setUp();
		record( 'jetpack_a' );
		record( 'jetpack_a' );
		expect( new Set( sent ).size ).toBe( 2 );
	} );

	it( 'can be sent to a host with a path', () => {
		const { record, sent } = setUp( {
			host: 'http://127.0.0.1:4100/analytics/',
		} );
		record( 'jetpack_a' );
		expect( sent ).toEqual( [
			'http://127.0.0.1:4100/analytics/t.gif?_en=jetpack_a&_ts=1000',
		] );
	} );

	it.each( [
		[ 'the owner has not opted in', { enabled: false } ],
		[ 'there is no host', { host: '' } ],
		[ 'the host is not a URL', { host: 'pixel.example.net' } ],
		[ 'the host is a script', { host: 'javascript:alert(1)' } ],
		[ 'the host is data', { host: 'data:image/gif;base64,AAAA' } ],
	] )( 'is neither sent nor queued if %s', ( _, options ) => {
		const { record, flush, sent } = setUp( options );
		record( 'jetpack_a' );
		flush();
		expect( sent ).toEqual( [] );
	} );
} );

describe( 'an event’s properties', () => {
	const queryOf = ( properties: object ) => {
		const { record, sent } = setUp();
		record( 'jetpack_a', untyped( properties ) );
		const query = new URL( sent[ 0 ] ?? '' ).searchParams;
		query.delete( '_en' );
		query.delete( '_ts' );
		return Object.fromEntries( query );
	};

	it( 'are block, plan, context and feature', () => {
		expect(
			queryOf( {
				block: 'dovetail/quotation',
				plan: 'value_bundle',
				context: 'editor-canvas',
				feature: true,
			} )
		).toEqual( {
			block: 'dovetail/quotation',
			plan: 'value_bundle',
			context: 'editor-canvas',
			feature: 'true',
		} );
	} );

	it.each( [
		[ 'a name that is not listed', { email: 'someone', user: 'ann' } ],
		[ 'an event name', { _en: 'jetpack_other', _ts: 5 } ],
		[ 'an email address', { context: 'ann@example.com' } ],
		[ 'a web address', { context: 'https://example.com/secret' } ],
		[ 'a site', { context: 'example.com' } ],
		[ 'a sentence', { context: 'Hello Ann' } ],
		[ 'a phone number', { context: '+41791234567' } ],
		[ 'a long number', { context: 41791234567 } ],
		[ 'not a number', { context: NaN } ],
		[ 'nothing', { context: undefined, plan: null, block: '' } ],
		[ 'a list', { context: [ 'quotation' ] } ],
		[ 'an object', { context: { toString: () => 'quotation' } } ],
		[ 'full-width digits', { context: 'a\uff11\uff12' } ],
		[ 'a right-to-left mark', { context: '\u200fmap' } ],
		[ 'a huge text', { context: 'a'.repeat( 100_000 ) } ],
		[ 'an inherited property', Object.create( { plan: 'free' } ) ],
		[ 'a prototype key', { constructor: 'a', toString: 'b' } ],
	] )( 'exclude %s', ( _, properties: object ) => {
		expect( queryOf( properties ) ).toEqual( {} );
	} );

	it( 'have only allowed names for any input', () => {
		fc.assert(
			fc.property(
				fc.dictionary(
					fc.oneof(
						fc.string(),
						fc.constantFrom( ...EVENT_PROPERTIES )
					),
					fc.anything()
				),
				( properties ) =>
					Object.entries( queryOf( properties ) ).every(
						( [ name, value ] ) =>
							EVENT_PROPERTIES.some(
								( listed ) => listed === name
							) && /^[\w/.-]+$/.test( value )
					)
			)
		);
	} );
} );

describe( 'the event queue', () => {
	function setUpLine() {
		const line = { isDown: true, sent: [] as string[] };
		const analytics = setUp( {
			send: ( address ) => {
				if ( line.isDown ) {
					throw new Error( 'off line' );
				}
				line.sent.push( address );
			},
		} );
		return { ...analytics, line };
	}

	// spec: 000-7-10
	it( 'keeps events that cannot be sent, and sends them in order when flushed', () => {
		const { record, flush, line } = setUpLine();
		record( 'jetpack_a' );
		record( 'jetpack_b' );
		flush();
		expect( line.sent ).toEqual( [] );
		line.isDown = false;
		flush();
		record( 'jetpack_c' );
		flush();
		expect(
			line.sent.map( ( address ) =>
				new URL( address ).searchParams.get( '_en' )
			)
		).toEqual( [ 'jetpack_a', 'jetpack_b', 'jetpack_c' ] );
	} );

	// spec: 000-7-10
	it( 'is sent with the next event, and keeps each event’s original time', () => {
		const { record, line } = setUpLine();
		record( 'jetpack_a' );
		line.isDown = false;
		record( 'jetpack_b' );
		expect( line.sent ).toEqual( [
			`${ HOST }/t.gif?_en=jetpack_a&_ts=1000`,
			`${ HOST }/t.gif?_en=jetpack_b&_ts=1001`,
		] );
	} );

	it( 'drops the oldest event if a hundred others are waiting', () => {
		const { record, flush, line } = setUpLine();
		for ( let count = 0; count <= 100; count++ ) {
			record( `jetpack_${ count }` );
		}
		line.isDown = false;
		flush();
		expect( line.sent ).toHaveLength( 100 );
		expect( line.sent[ 0 ] ).toContain( 'jetpack_1&' );
	} );
} );
