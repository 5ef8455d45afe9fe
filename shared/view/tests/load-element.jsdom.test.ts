import { loadElement, loadStylesheet } from '../load-element';
import { addFrame } from './add-frame';

const URL_OF = { script: '/vendor/map.js', link: '/vendor/map.css' } as const;

const loadScript = ( url: string, doc: Document ) =>
	loadElement(
		() => Object.assign( doc.createElement( 'script' ), { src: url } ),
		{ url, doc }
	);

/** jsdom loads no scripts or stylesheets; the tests dispatch the load events. */
const kinds = [
	[ 'loading a script', 'script', loadScript, undefined ],
	[ 'loading a stylesheet', 'link', loadStylesheet, 'CSS_CHUNK_LOAD_FAILED' ],
] as const;

describe.each( kinds )( '%s', ( _name, tag, load, code ) => {
	const url = URL_OF[ tag ];
	const elements = ( doc = document ) =>
		Array.from( doc.querySelectorAll< HTMLElement >( tag ) );
	const answer = ( type: 'load' | 'error', doc = document ) =>
		elements( doc ).forEach( ( element ) =>
			element.dispatchEvent( new Event( type ) )
		);

	beforeEach( () => {
		jest.useFakeTimers();
		document.head.innerHTML = '<style></style>';
	} );

	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'does not treat an element in a post as loaded', async () => {
		document.body.innerHTML = `<p data-dovetail-load="${ url }" data-dovetail-state="loaded"></p>`;
		const loading = load( url, document );
		answer( 'load' );
		await loading;
		expect( elements() ).toHaveLength( 1 );
		document.body.innerHTML = '';
	} );

	it( 'adds one element at the start of the head and resolves when it has loaded', async () => {
		const loading = load( url, document );
		expect( elements() ).toHaveLength( 1 );
		expect( document.head.firstChild ).toBe( elements()[ 0 ] );
		expect( elements()[ 0 ] ).toHaveAttribute(
			tag === 'script' ? 'src' : 'href',
			url
		);
		answer( 'load' );
		await expect( loading ).resolves.toBeUndefined();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'requests a URL only once, for callers during and after loading', async () => {
		const first = load( url, document );
		const second = load( url, document );
		answer( 'load' );
		await Promise.all( [ first, second ] );
		await load( url, document );
		expect( elements() ).toHaveLength( 1 );
	} );

	it( 'adds one element for each URL', () => {
		load( url, document );
		load( `${ url }?2`, document );
		expect( elements() ).toHaveLength( 2 );
	} );

	it( 'adds a separate element to each document', async () => {
		const inner = addFrame();
		const outside = load( url, document );
		answer( 'load' );
		await outside;
		const inside = load( url, inner );
		expect( elements( inner ) ).toHaveLength( 1 );
		answer( 'load', inner );
		await expect( inside ).resolves.toBeUndefined();
	} );

	it( 'ignores an existing element that other code added', () => {
		const stranger = document.createElement( tag );
		stranger.setAttribute( tag === 'script' ? 'src' : 'href', url );
		document.head.append( stranger );
		load( url, document );
		expect( elements() ).toHaveLength( 2 );
	} );

	// spec: 000-8-1
	it( 'rejects all pending calls with an error of type “missing” after a failure, and removes the element', async () => {
		const loads = [ load( url, document ), load( url, document ) ];
		answer( 'error' );
		for ( const loading of loads ) {
			await expect( loading ).rejects.toMatchObject( {
				name: 'ChunkLoadError',
				type: 'missing',
				request: url,
				code,
			} );
		}
		expect( elements() ).toHaveLength( 0 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	// spec: 000-8-1
	it( 'rejects all pending calls with a timeout error after 120 seconds, and removes the element', async () => {
		const loads = [ load( url, document ), load( url, document ) ];
		jest.advanceTimersByTime( 119_999 );
		expect( elements() ).toHaveLength( 1 );
		jest.advanceTimersByTime( 1 );
		for ( const loading of loads ) {
			await expect( loading ).rejects.toMatchObject( {
				name: 'ChunkLoadError',
				type: 'timeout',
				request: url,
				code,
			} );
		}
		expect( elements() ).toHaveLength( 0 );
	} );

	it( 'starts again if the previous call failed', async () => {
		const failing = load( url, document );
		answer( 'error' );
		await expect( failing ).rejects.toMatchObject( { type: 'missing' } );
		const again = load( url, document );
		expect( elements() ).toHaveLength( 1 );
		answer( 'load' );
		await expect( again ).resolves.toBeUndefined();
	} );

	it.each( [
		[ 'a success', 'load', 'uses the loaded element', 0 ],
		[ 'a failure', 'error', 'adds a new element', 2 ],
	] as const )(
		'called again right after %s (%s) %s',
		async ( _case, type, _outcome, added ) => {
			const listeners: ( () => void )[] = [];
			jest.spyOn(
				EventTarget.prototype,
				'addEventListener'
			).mockImplementation( ( name, listener ) => {
				if ( name === type && typeof listener === 'function' ) {
					listeners.push( () => listener( new Event( type ) ) );
				}
			} );
			let after: number | undefined;
			const askAgain = () => {
				const before = listeners.length;
				load( url, document );
				after = listeners.length - before;
			};
			load( url, document ).then( askAgain, askAgain );
			// Run promise callbacks after each listener of the event, like a browser.
			for ( const listener of [ ...listeners ] ) {
				listener();
				await jest.advanceTimersByTimeAsync( 0 );
			}
			expect( after ).toBe( added );
			expect( elements() ).toHaveLength( 1 );
		}
	);
} );
