import fc from 'fast-check';
import { openPopup, type PopupOptions } from '../open-popup';

const ORIGIN = 'https://accounts.example.net';
const URL_TO_OPEN = `${ ORIGIN }/authorize?service=photos`;

type Token = { id: number };

const parseToken = ( data: unknown ): Token | null =>
	typeof data === 'object' &&
	data !== null &&
	'keyring_id' in data &&
	typeof data.keyring_id === 'number'
		? { id: data.keyring_id }
		: null;

/** Waits until promises have settled, despite the fake timers. */
const settle = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};

function setUp( options: Partial< PopupOptions< Token > > = {} ) {
	const frame = document.body.appendChild(
		document.createElement( 'iframe' )
	);
	const popup = frame.contentWindow as Window;
	const state = { isClosed: false };
	const look = jest.fn( () => state.isClosed );
	Object.defineProperty( popup, 'closed', { get: look } );
	const close = jest.spyOn( popup, 'close' ).mockImplementation( () => {} );
	const open = jest.spyOn( window, 'open' ).mockReturnValue( popup );
	const controller = new AbortController();
	const results: unknown[] = [];
	const done = openPopup< Token >( {
		url: URL_TO_OPEN,
		width: 780,
		height: 700,
		parse: parseToken,
		signal: controller.signal,
		...options,
	} ).then( ( result ) => void results.push( result ) );
	const post = ( data: unknown, overrides: MessageEventInit = {} ) =>
		window.dispatchEvent(
			new MessageEvent( 'message', {
				data,
				origin: ORIGIN,
				source: popup,
				...overrides,
			} )
		);
	return { look, state, close, open, controller, results, done, post };
}

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
	document.body.replaceChildren();
} );

describe( 'a pop-up', () => {
	it( 'opens with a URL, a size and a name', () => {
		const { open } = setUp();
		expect( open ).toHaveBeenCalledWith(
			URL_TO_OPEN,
			'dovetail-authorize',
			expect.stringMatching(
				/^popup,width=780,height=700,left=-?\d+,top=-?\d+$/
			)
		);
	} );

	it( 'resolves with the message that the parser accepts, and stops listening', async () => {
		const { done, results, post, close } = setUp();
		post( { keyring_id: 7 } );
		await done;
		expect( results ).toEqual( [
			{ kind: 'message', message: { id: 7 } },
		] );
		expect( jest.getTimerCount() ).toBe( 0 );
		expect( close ).not.toHaveBeenCalled();
	} );

	it( 'resolves only once, even if more messages follow', async () => {
		const { done, results, post, state, controller, close } = setUp();
		post( { keyring_id: 7 } );
		post( { keyring_id: 8 } );
		state.isClosed = true;
		jest.advanceTimersByTime( 1000 );
		controller.abort();
		await done;
		expect( results ).toEqual( [
			{ kind: 'message', message: { id: 7 } },
		] );
		expect( close ).not.toHaveBeenCalled();
	} );

	it.each< [ string, unknown, MessageEventInit ] >( [
		[
			'from another origin',
			{ keyring_id: 7 },
			{ origin: 'https://evil.example' },
		],
		[
			'from an origin that only looks alike',
			{ keyring_id: 7 },
			{ origin: `${ ORIGIN }.evil.example` },
		],
		[
			'from the same host without https',
			{ keyring_id: 7 },
			{ origin: 'http://accounts.example.net' },
		],
		[ 'from nowhere', { keyring_id: 7 }, { origin: '' } ],
		[ 'from a sandbox', { keyring_id: 7 }, { origin: 'null' } ],
		[ 'from another window', { keyring_id: 7 }, { source: window } ],
		[ 'from no window', { keyring_id: 7 }, { source: null } ],
		[ 'that the parser rejects', { type: 'hello' }, {} ],
		[ 'that is empty', null, {} ],
		[ 'that is text', '{"keyring_id":7}', {} ],
	] )( 'ignores a message %s', async ( _, data, overrides ) => {
		const { results, post } = setUp();
		post( data, overrides );
		await settle();
		expect( results ).toEqual( [] );
		expect( jest.getTimerCount() ).toBe( 1 );
	} );

	it( 'ignores every message that the parser rejects', async () => {
		const { results, post } = setUp();
		fc.assert(
			fc.property( fc.anything(), ( data ) => {
				post( data );
			} )
		);
		await settle();
		expect( results ).toEqual( [] );
	} );

	it( 'accepts messages only from the given origins, not from the URL’s origin', async () => {
		const { done, results, post } = setUp( {
			origins: [ 'https://site.example' ],
		} );
		post( { keyring_id: 1 } );
		post( { keyring_id: 2 }, { origin: 'https://site.example' } );
		await done;
		expect( results ).toEqual( [
			{ kind: 'message', message: { id: 2 } },
		] );
	} );
} );

describe( 'a closed pop-up', () => {
	// spec: 000-9-12 (popup window monitor interval 100 ms)
	it( 'is detected by a check every 100 ms', async () => {
		const { results, state, look } = setUp();
		jest.advanceTimersByTime( 99 );
		expect( look ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( look ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 400 );
		expect( look ).toHaveBeenCalledTimes( 5 );
		await settle();
		expect( results ).toEqual( [] );
		expect( state.isClosed ).toBe( false );
	} );

	it.each( [
		[ undefined, 100 ],
		[ 500, 500 ],
	] )(
		'with the interval %p is reported at the second check, %i ms after the first',
		async ( interval, wait ) => {
			const { results, state } = setUp( { interval } );
			state.isClosed = true;
			jest.advanceTimersByTime( 2 * wait - 1 );
			await settle();
			expect( results ).toEqual( [] );
			jest.advanceTimersByTime( 1 );
			await settle();
			expect( results ).toEqual( [ { kind: 'closed' } ] );
			expect( jest.getTimerCount() ).toBe( 0 );
		}
	);

	it( 'still delivers a message that was posted just before', async () => {
		const { results, state, post } = setUp();
		state.isClosed = true;
		jest.advanceTimersByTime( 100 );
		post( { keyring_id: 7 } );
		jest.advanceTimersByTime( 100 );
		await settle();
		expect( results ).toEqual( [
			{ kind: 'message', message: { id: 7 } },
		] );
	} );
} );

describe( 'an aborted pop-up', () => {
	it( 'is closed, and its listeners are removed', async () => {
		const { results, controller, close, post } = setUp();
		controller.abort();
		post( { keyring_id: 7 } );
		await settle();
		expect( results ).toEqual( [ { kind: 'aborted' } ] );
		expect( close ).toHaveBeenCalledTimes( 1 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'is never opened if the signal was already aborted', async () => {
		const { results, open } = setUp( { signal: AbortSignal.abort() } );
		await settle();
		expect( open ).not.toHaveBeenCalled();
		expect( results ).toEqual( [ { kind: 'aborted' } ] );
	} );
} );

describe( 'a pop-up that cannot be opened', () => {
	it( 'is reported as blocked if the browser blocks it', async () => {
		jest.spyOn( window, 'open' ).mockReturnValue( null );
		await expect(
			openPopup( {
				url: URL_TO_OPEN,
				width: 780,
				height: 700,
				parse: parseToken,
				signal: new AbortController().signal,
			} )
		).resolves.toEqual( { kind: 'blocked' } );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it.each( [
		'',
		'/relative',
		'javascript:alert(1)',
		'data:text/html,hi',
		'blob:https://accounts.example.net/1',
		'https://',
		'\u200fhttps://accounts.example.net',
		'x'.repeat( 100_000 ),
	] )(
		'is reported as blocked, and not opened, for URL %#',
		async ( url ) => {
			const { results, open } = setUp( { url } );
			await settle();
			expect( open ).not.toHaveBeenCalled();
			expect( results ).toEqual( [ { kind: 'blocked' } ] );
		}
	);
} );
