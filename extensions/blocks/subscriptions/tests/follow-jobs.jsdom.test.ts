import { screen } from '@testing-library/dom';
import { followJobs, MAX_POLL_MS, POLL_MS } from '../follow-jobs';

const HINT =
	'<p class="dovetail-blocks-reload">Reload this page to see the progress.</p>';

const running = ( text: string, more = '' ) =>
	`<section id="job" data-dovetail-running><h2 data-dovetail-result>${ text }</h2>${ HINT }<button>Stop</button>${ more }</section>`;

const done = ( text: string, more = '' ) =>
	`<section id="job"><h2 data-dovetail-result>${ text }</h2>${ more }</section>`;

const page = ( part: string ) =>
	`<!doctype html><html><head><title>WordPress</title></head><body><div class="wrap">${ part }</div></body></html>`;

const realFetch = globalThis.fetch;
let requests: string[];
let isHidden: boolean;

beforeEach( () => {
	jest.useFakeTimers();
	isHidden = false;
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
		() => isHidden
	);
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	globalThis.fetch = realFetch;
} );

/** Opens the page. The site answers the requests in order, and the last answer again and again. */
function open( start: string, ...answers: ( string | number )[] ) {
	document.body.innerHTML = start;
	requests = [];
	globalThis.fetch = ( address ) => {
		const answer =
			answers[ Math.min( requests.length, answers.length - 1 ) ]!;
		requests.push( String( address ) );
		return Promise.resolve( {
			ok: typeof answer === 'string',
			blob: () =>
				Promise.resolve( {
					size: 1,
					text: () => Promise.resolve( String( answer ) ),
				} ),
		} as unknown as Response );
	};
	followJobs( document );
}

const wait = ( time: number ) => jest.advanceTimersByTimeAsync( time );

const isFollowing = () =>
	document.body.classList.contains( 'dovetail-blocks-follows-jobs' );

describe( 'followJobs', () => {
	it( 'requests nothing if no job runs', async () => {
		open( done( 'Sent' ), page( done( 'Sent' ) ) );
		await wait( 10 * MAX_POLL_MS );
		expect( requests ).toEqual( [] );
		expect( isFollowing() ).toBe( false );
	} );

	it( 'shows the progress, announces the result once, and then stops', async () => {
		open(
			running( '1 of 9' ),
			page( running( '5 of 9' ) ),
			page( done( 'Sent', '<p data-dovetail-result>9 people.</p>' ) )
		);
		expect( isFollowing() ).toBe( true );
		await wait( POLL_MS );
		expect( requests ).toEqual( [ document.URL ] );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( '5 of 9' );
		expect( screen.queryByRole( 'status' ) ).toBeNull();
		await wait( POLL_MS );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'Sent' );
		await wait( 100 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Sent. 9 people.'
		);
		expect( isFollowing() ).toBe( false );
		await wait( 10 * MAX_POLL_MS );
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'asks less often, at least once a minute, while nothing changes', async () => {
		open( running( '1 of 9' ), page( running( '1 of 9' ) ) );
		await wait( 3 * POLL_MS );
		expect( requests ).toHaveLength( 2 );
		await wait( MAX_POLL_MS * 60 );
		expect( requests.length ).toBeGreaterThan( 55 );
		expect( requests.length ).toBeLessThan( 65 );
	} );

	it( 'waits until the tab is visible', async () => {
		open( running( '1 of 9' ), page( running( '5 of 9' ) ) );
		isHidden = true;
		await wait( 10 * MAX_POLL_MS );
		expect( requests ).toEqual( [] );
		isHidden = false;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await wait( 0 );
		expect( requests ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'the site answers with an error', 503 ],
		[ 'the session has expired', page( '<form id="loginform"></form>' ) ],
	] )(
		'stops after three failures and shows the hint to reload if %s',
		async ( _case, answer ) => {
			open( running( '1 of 9' ), answer );
			await wait( 10 * MAX_POLL_MS );
			expect( requests ).toHaveLength( 3 );
			expect( isFollowing() ).toBe( false );
			expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
				'1 of 9'
			);
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				'Reload this page to see the progress.'
			);
		}
	);

	it( 'continues after a single failure', async () => {
		open( running( '1 of 9' ), 503, page( running( '5 of 9' ) ) );
		await wait( 10 * POLL_MS );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( '5 of 9' );
	} );

	it( 'keeps the focus and open details', async () => {
		const details = '<details><summary>Failed emails</summary>a</details>';
		open(
			running( '1 of 9', details ),
			page( running( '5 of 9', details ) ),
			page( done( 'Sent' ) )
		);
		document.querySelector( 'details' )!.open = true;
		screen.getByRole( 'button', { name: 'Stop' } ).focus();
		await wait( POLL_MS );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( '5 of 9' );
		expect( screen.getByRole( 'button', { name: 'Stop' } ) ).toHaveFocus();
		expect( document.querySelector( 'details' )!.open ).toBe( true );
		// The button is gone at the end, so the focus moves to the part that contained it.
		await wait( POLL_MS );
		expect( document.getElementById( 'job' ) ).toHaveFocus();
	} );

	it( 'keeps the focus on a link whose text changes', async () => {
		const link = ( count: number ) =>
			`<a href="#other">Other</a><a href="#failed">Download ${ count } failed addresses</a>`;
		open(
			running( '1 of 9', link( 3 ) ),
			page( running( '5 of 9', link( 4 ) ) )
		);
		screen.getByRole( 'link', { name: /failed/ } ).focus();
		await wait( POLL_MS );
		expect(
			screen.getByRole( 'link', { name: 'Download 4 failed addresses' } )
		).toHaveFocus();
	} );

	it( 'does not move the focus to a button with another action', async () => {
		open(
			running( '1 of 9' ),
			page( done( 'Done', '<button>Import another list</button>' ) )
		);
		screen.getByRole( 'button' ).focus();
		await wait( POLL_MS );
		expect( document.getElementById( 'job' ) ).toHaveFocus();
	} );

	it( 'keeps the focus on the part itself, which does not count as a change', async () => {
		const paused = page( running( '2 of 9' ).replace( /<button.*/, '' ) );
		open(
			running( '1 of 9' ),
			paused,
			page( running( '5 of 9' ) ),
			page( running( '5 of 9' ) )
		);
		screen.getByRole( 'button' ).focus();
		await wait( POLL_MS );
		expect( document.getElementById( 'job' ) ).toHaveFocus();
		await wait( POLL_MS );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( '5 of 9' );
		expect( document.getElementById( 'job' ) ).toHaveFocus();
		await wait( 3 * POLL_MS );
		expect( requests ).toHaveLength( 4 );
		expect( document.getElementById( 'job' ) ).toHaveFocus();
	} );

	it( 'follows the other jobs if one is no longer listed, and says to reload for that one', async () => {
		const other = ( text: string ) =>
			running( text ).replace( 'id="job"', 'id="other"' );
		open(
			running( 'Old mailing' ) + other( '1 of 9' ),
			page( other( '5 of 9' ) ),
			page( other( 'Sent' ).replace( ' data-dovetail-running', '' ) )
		);
		await wait( POLL_MS + 100 );
		expect( document.getElementById( 'other' ) ).toHaveTextContent(
			'5 of 9'
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Old mailing. Reload this page to see the progress.'
		);
		expect(
			document
				.getElementById( 'job' )!
				.matches( '[data-dovetail-running]' )
		).toBe( false );
		expect( isFollowing() ).toBe( true );
		await wait( POLL_MS );
		expect( document.getElementById( 'other' ) ).toHaveTextContent(
			'Sent'
		);
		expect( isFollowing() ).toBe( false );
	} );
} );
