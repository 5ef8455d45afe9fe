import { mount } from '#shared/view';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_CLASS } from '../markup';
import { REFRESH_MS, openNow } from '../view/open-now';

/** The page as WordPress renders it, at the end of the fixture's path. */
function page( fixture: string ): HTMLElement {
	document.body.innerHTML = readFileSync(
		join( __dirname, '../fixtures', `${ fixture }.rendered.html` ),
		'utf8'
	);
	const root = document.querySelector< HTMLElement >( `.${ ROOT_CLASS }` );
	if ( ! root ) {
		throw new Error( `${ fixture } renders no block.` );
	}
	return root;
}

const line = () =>
	document.querySelector( `.${ ROOT_CLASS }__now` )?.textContent;

/** Opens the page at a moment, given in UTC, with the place of the business. */
function openPage(
	fixture: string,
	now: string,
	place: Record< string, string >
) {
	jest.setSystemTime( new Date( now ) );
	const root = page( fixture );
	delete root.dataset.timeZone;
	delete root.dataset.utcOffset;
	Object.assign( root.dataset, place );
	return { root, controller: mount( root, openNow ) };
}

const UTC = { timeZone: 'UTC' };

describe( 'the line that says whether a business is open', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [
		[
			'open',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			UTC,
			'Open now until 5:00 pm',
		],
		[
			'before opening',
			'business-hours__plain',
			'2026-11-23T08:00:00Z',
			UTC,
			'Closed now, opens at 9:00 am',
		],
		[
			'at the weekend',
			'business-hours__plain',
			'2026-11-21T10:00:00Z',
			UTC,
			'Closed now, opens on Monday at 9:00 am',
		],
		[
			'past midnight',
			'business-hours',
			'2026-11-21T00:30:00Z',
			UTC,
			'Open now until 1:00 am',
		],
		[
			'in another zone than the visitor',
			'business-hours__plain',
			'2026-11-23T16:30:00Z',
			{ timeZone: 'Asia/Tokyo' },
			'Closed now, opens at 9:00 am',
		],
		[
			'with a plain offset from UTC',
			'business-hours__plain',
			'2026-11-23T04:00:00Z',
			{ utcOffset: '330' },
			'Open now until 5:00 pm',
		],
		[
			'in a zone that the browser does not know',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			{ timeZone: 'Mars/Olympus' },
			'',
		],
		[
			'without a place',
			'business-hours__plain',
			'2026-11-23T10:00:00Z',
			{},
			'',
		],
	] )( '%s', ( _, fixture, now, place, expected ) => {
		openPage( fixture, now, place );
		expect( line() ).toBe( expected );
	} );

	it.each( [
		[ '2026-11-23T10:00:00Z', 'UTC', 'Monday – Friday' ],
		[ '2026-11-27T23:59:00Z', 'UTC', 'Monday – Friday' ],
		[ '2026-11-27T23:59:00Z', 'Asia/Tokyo', 'Saturday – Sunday' ],
	] )(
		'stands above the row of today, marked (%s, %s)',
		( now, timeZone, row ) => {
			const { root, controller } = openPage(
				'business-hours__plain',
				now,
				{
					timeZone,
				}
			);
			const marked = () =>
				[ ...root.querySelectorAll( '[aria-current="date"]' ) ].map(
					( { textContent } ) => textContent
				);
			expect( marked() ).toEqual( [ row ] );
			controller.abort();
			expect( marked() ).toEqual( [] );
		}
	);

	it( 'is not there where the author does not want it; the row of today is marked all the same', () => {
		const { root } = openPage(
			'business-hours__night',
			'2026-11-23T10:00:00Z',
			UTC
		);
		expect( line() ).toBeUndefined();
		expect(
			root.querySelector( '[aria-current="date"]' )
		).toHaveTextContent( 'Monday' );
	} );

	it( 'changes when the hour comes, and goes with the behaviour', () => {
		const { controller } = openPage(
			'business-hours__plain',
			'2026-11-23T16:59:45Z',
			UTC
		);
		expect( line() ).toBe( 'Open now until 5:00 pm' );
		jest.advanceTimersByTime( REFRESH_MS );
		expect( line() ).toBe( 'Closed now, opens on Tuesday at 9:00 am' );
		controller.abort();
		expect( line() ).toBe( '' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'speaks the language of the page', () => {
		jest.setSystemTime( new Date( '2026-11-23T10:00:00Z' ) );
		const root = page( 'business-hours__plain' );
		root.dataset.timeZone = 'UTC';
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="wp-script-module-data-dovetail-business-hours-view-script-module">{"strings":{"openUntil":"Geöffnet bis %s"}}</script>'
		);
		mount( root, openNow );
		expect( line() ).toBe( 'Geöffnet bis 5:00 pm' );
	} );
} );
