import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock, mockError } from '#shared/request';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { json } from '../../../../src/platform/exchange';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import {
	copyHostedMedia,
	copyMedia,
	listMedia,
	readConnection,
	searchOpenverse,
	type LibraryMedia,
	type Service,
} from '../api';
import { mocks, SPECIAL } from '../api.mock';
import { Browser } from '../editor/browser';

const NOTHING = 'Sorry, but nothing matched your search criteria.';

beforeEach( async () => {
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( 'openverse' ),
	} );
	jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
	await dispatch( noticesStore ).removeAllNotices();
} );

type Opened = {
	source?: Service;
	isMultiple?: boolean;
	allowedTypes?: string[];
	scenario?: 'paid' | 'no-connection';
};

function open( {
	source = 'google_photos',
	isMultiple = false,
	allowedTypes = [ 'image' ],
	scenario = 'paid',
}: Opened = {} ) {
	const platform = usePlatform( scenario, mocks );
	const imported: LibraryMedia[] = [];
	const onClose = jest.fn();
	render(
		<Browser
			source={ source }
			isMultiple={ isMultiple }
			allowedTypes={ allowedTypes }
			postId={ 12 }
			onClose={ onClose }
			onImported={ ( media ) => imported.push( ...media ) }
		/>
	);
	return { platform, imported, onClose, user: userEvent.setup() };
}

/** Delays each copy until the test releases it. */
function gate( platform: ReturnType< typeof open >[ 'platform' ] ) {
	const { answer } = platform;
	const waiting: ( () => void )[] = [];
	platform.answer = async ( request ) => {
		if ( request.method === 'POST' ) {
			await new Promise< void >( ( go ) => waiting.push( go ) );
		}
		return answer( request );
	};
	return async () => {
		await waitFor( () => expect( waiting ).toHaveLength( 1 ) );
		await act( async () => waiting.shift()?.() );
	};
}

const list = () => screen.getByRole( 'list', { name: 'Media' } );
const tiles = () => within( list() ).getAllByRole( 'button' );
const tile = ( index: number ) => tiles()[ index ] as HTMLElement;
const shown = ( count: number ) =>
	waitFor( () => expect( tiles() ).toHaveLength( count ) );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const pressed = () =>
	tiles().flatMap( ( each, index ) =>
		each.getAttribute( 'aria-pressed' ) === 'true' ? [ index ] : []
	);
const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );
/** Finds a visible notice. WordPress also copies its text into a live region, which the selector excludes. */
const problem = ( text: string ) =>
	screen.findByText( text, { selector: '.components-notice__content' } );

describe( 'stock photos', () => {
	// spec: 000-2.5-8, 000-5-9, 000-6-5
	it( 'need no permission, start with a default search, and change only when the author searches', async () => {
		const { platform, user } = open( {
			source: 'pexels',
			scenario: 'no-connection',
		} );
		await shown( 20 );
		const field = screen.getByRole( 'searchbox' );
		expect( field ).toHaveValue( 'mountain' );
		const searched = () =>
			platform.requests( listMedia ).map( ( { query } ) => query.search );
		expect( searched() ).toEqual( [ 'mountain' ] );
		const search = button( 'Search' );
		expect( search ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.clear( field );
		expect( search ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( field, 'bread' );
		expect( search ).not.toHaveAttribute( 'aria-disabled' );
		await user.click( search );
		expect( search ).toHaveAttribute( 'aria-disabled', 'true' );
		await shown( 20 );
		await user.type( field, '{Enter}' );
		expect( searched() ).toEqual( [ 'mountain', 'bread' ] );
		expect( tile( 0 ) ).toHaveAccessibleName( 'A view of bread, number 1' );

		platform.fault( copyMedia, { kind: 'late', ms: 200 } );
		await user.type( field, ' and butter' );
		await user.click( tile( 0 ) );
		expect( search ).not.toHaveAttribute( 'aria-disabled' );
		await user.click( button( 'Select' ) );
		expect( search ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	// spec: 000-8-8
	it( 'show a message if there are no results', async () => {
		const { user } = open( { source: 'pexels' } );
		await shown( 20 );
		expect( screen.queryByText( NOTHING, { selector: 'p' } ) ).toBeNull();
		await user.clear( screen.getByRole( 'searchbox' ) );
		await user.type(
			screen.getByRole( 'searchbox' ),
			`${ SPECIAL.nothing }{Enter}`
		);
		expect(
			await screen.findByText( NOTHING, {
				selector: '.dovetail-media__results p',
			} )
		).toBeInTheDocument();
	} );

	it( 'show no message while more results may follow', async () => {
		const { platform, user } = open( { source: 'pexels' } );
		await shown( 20 );
		platform.answer = async ( { path } ) =>
			json(
				path.includes( 'page_handle' )
					? { media: [] }
					: {
							media: [ { ID: 1, guid: 'a', type: 'video' } ],
							meta: { next_page: '2' },
						}
			);
		await user.clear( screen.getByRole( 'searchbox' ) );
		await user.type( screen.getByRole( 'searchbox' ), 'bread{Enter}' );
		await screen.findByRole( 'button', { name: 'Load More' } );
		expect( screen.queryByText( NOTHING ) ).toBeNull();
		await user.click( button( 'Load More' ) );
		expect(
			await screen.findByText( NOTHING, {
				selector: '.dovetail-media__results p',
			} )
		).toBeInTheDocument();
	} );

	it( 'show the credit that is added to the caption', async () => {
		const { platform, user } = open( { source: 'pexels' } );
		await shown( 20 );
		await user.click( tile( 1 ) );
		expect(
			screen.getByText(
				'Added to the caption: Photo by Jonas Lind on Pexels'
			)
		).toBeInTheDocument();
		await user.click( button( 'Select' ) );
		await waitFor( () =>
			expect( platform.requests( copyMedia ) ).toHaveLength( 1 )
		);
		expect( platform.requests( copyMedia )[ 0 ]?.data ).toMatchObject( {
			media: [
				{
					alt: 'A view of mountain, number 2',
					file_name: 'mountain-7001',
					caption:
						'Photo by <a href="https://www.pexels.com/@someone">Jonas Lind</a> on <a href="https://www.pexels.com/photo/7001/">Pexels</a>',
				},
			],
			service: 'pexels',
			post_id: 12,
		} );
	} );
} );

describe( 'the media browser', () => {
	// spec: 000-7-3
	it.each( [
		[ 'simple', 'openverse', 'site' ],
		[ 'simple', 'pexels', 'site' ],
		[ 'simple', 'google_photos', 'site' ],
		[ 'simple', 'pexels', 'platform' ],
		[ 'simple', 'google_photos', 'platform' ],
		[ 'jetpack', 'pexels', 'platform' ],
	] as const )(
		'on a “%s” site, imports %s items through the server that listed them (%s)',
		async ( siteType, source, servedBy ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				services: testServices( 'openverse' ),
				siteType,
				mediaSources: [ { id: source, servedBy } ],
			} );
			const { platform, user } = open( { source } );
			await shown( 20 );
			await user.click( tile( 0 ) );
			await user.click( button( 'Select' ) );
			const isHosted = siteType === 'simple' && servedBy === 'platform';
			await waitFor( () =>
				expect( [
					platform.requests( copyMedia ).length,
					platform.requests( copyHostedMedia ).length,
				] ).toEqual( isHosted ? [ 0, 1 ] : [ 1, 0 ] )
			);
		}
	);

	it( 'shows an error after too many requests to Openverse', async () => {
		const { user, platform } = open( { source: 'openverse' } );
		await shown( 20 );
		expect( platform.requests( listMedia ) ).toEqual( [] );
		await user.clear( screen.getByRole( 'searchbox' ) );
		await user.type(
			screen.getByRole( 'searchbox' ),
			`${ SPECIAL.tooMany }{Enter}`
		);
		await problem(
			'Too many requests to Openverse. Wait a minute and try again. Request was throttled. Expected available in 40 seconds.'
		);
		expect( platform.requests( searchOpenverse ) ).toHaveLength( 2 );
	} );
} );

describe( 'the selection', () => {
	// spec: 000-4.2-6, 000-5-10
	it( 'of a single item is replaced by clicking another, and cleared by clicking that item again', async () => {
		const { user } = open();
		await shown( 20 );
		expect( button( 'Select' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( tile( 2 ) );
		await user.click( tile( 4 ) );
		expect( pressed() ).toEqual( [ 4 ] );
		expect( button( 'Select' ) ).not.toHaveAttribute( 'aria-disabled' );
		await user.click( tile( 4 ) );
		expect( pressed() ).toEqual( [] );
		expect( button( 'Select' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	// spec: 000-4.2-6, 000-9-8
	it( 'is limited to ten items', async () => {
		const { user } = open( { isMultiple: true } );
		await shown( 20 );
		for ( let index = 0; index < 12; index++ ) {
			await user.click( tile( index ) );
		}
		expect( pressed() ).toEqual( [ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 ] );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'10 selected (the maximum)'
		);
	} );

	// spec: 000-4.2-6
	it( 'can be changed with arrow keys, Space and Enter', async () => {
		const { user } = open( { isMultiple: true } );
		await shown( 20 );
		act( () => tile( 0 ).focus() );
		await user.keyboard( '{ArrowRight} ' );
		expect( tile( 1 ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( tile( 3 ) ).toHaveFocus();
		expect( pressed() ).toEqual( [ 1, 3 ] );
		await user.keyboard( '{ArrowUp}{ArrowLeft}{ArrowLeft}' );
		expect( tile( 0 ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( tile( 19 ) ).toHaveFocus();
		expect( tiles().filter( ( { tabIndex } ) => tabIndex === 0 ) ).toEqual(
			[ tile( 19 ) ]
		);
	} );

	// spec: 000-4.2-4
	it( 'is cleared when the author switches to another list', async () => {
		const { user } = open();
		await shown( 20 );
		await user.click( tile( 0 ) );
		await user.selectOptions( screen.getByLabelText( 'View' ), 'Albums' );
		await shown( 3 );
		expect( tile( 0 ) ).toHaveAccessibleName( 'Bakery, 23 items' );
		await user.selectOptions( screen.getByLabelText( 'View' ), 'Photos' );
		await shown( 20 );
		expect( pressed() ).toEqual( [] );
	} );
} );

describe( 'the media grid', () => {
	afterEach( () => jest.useRealTimers() );

	// spec: 000-4.2-8, 000-9-8
	it( 'recalculates the columns 400 milliseconds after the last resize', async () => {
		let width = 480;
		jest.spyOn(
			HTMLElement.prototype,
			'clientWidth',
			'get'
		).mockImplementation( () => width );
		open();
		await shown( 20 );
		const columns = () =>
			list()
				.style.gridTemplateColumns.replaceAll( ' ', '' )
				.slice( 0, 9 );
		expect( columns() ).toBe( 'repeat(3,' );
		jest.useFakeTimers();
		width = 800;
		const resize = () =>
			act( () => void window.dispatchEvent( new Event( 'resize' ) ) );
		const wait = ( ms: number ) =>
			act( () => void jest.advanceTimersByTime( ms ) );
		resize();
		wait( 399 );
		resize();
		wait( 399 );
		expect( columns() ).toBe( 'repeat(3,' );
		wait( 1 );
		expect( columns() ).toBe( 'repeat(5,' );
	} );

	// spec: 000-2.5-9
	it( 'shows placeholders while items load', async () => {
		const { platform } = open();
		platform.fault( listMedia, { kind: 'late', ms: 100 } );
		expect( list().querySelectorAll( 'li' ) ).toHaveLength( 20 );
		expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
		await shown( 20 );
		expect( screen.queryByText( 'Loading…' ) ).toBeNull();
	} );

	it( 'labels videos and images differently if both can be chosen', async () => {
		open( { allowedTypes: [ 'image', 'video' ] } );
		await shown( 20 );
		expect( tile( 6 ) ).toHaveAccessibleName( 'Bread on a board (video)' );
	} );
} );

describe( 'an import', () => {
	// spec: 000-2.5-9, 000-4.2-5
	it( 'shows the progress, and returns the items added to the library', async () => {
		const { platform, user, imported, onClose } = open( {
			isMultiple: true,
		} );
		await shown( 20 );
		for ( const index of [ 3, 0 ] ) {
			await user.click( tile( index ) );
		}
		const letThrough = gate( platform );
		await user.click( button( 'Select' ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'0 of 2 inserted'
		);
		expect( screen.getAllByText( 'Inserting Image…' ) ).toHaveLength( 2 );
		expect( button( 'Inserting…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( tile( 5 ) );
		expect( pressed() ).toEqual( [ 0, 3 ] );
		await letThrough();
		await screen.findByText( '1 of 2 inserted' );
		expect( screen.getAllByText( 'Inserting Image…' ) ).toHaveLength( 1 );
		await letThrough();
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		expect( imported.map( ( { id } ) => id ) ).toEqual( [
			800_001, 800_002,
		] );
		expect(
			platform
				.requests( copyMedia )
				.map(
					( { data } ) =>
						( data as { external_ids: string[] } ).external_ids
				)
		).toEqual( [
			[ '{"base":"recent","id":"3"}' ],
			[ '{"base":"recent","id":"0"}' ],
		] );
		expect( notices() ).toEqual( [] );
	} );

	it( 'can be stopped, which inserts the imported files and lists the remaining ones', async () => {
		const { platform, user, imported, onClose } = open( {
			isMultiple: true,
		} );
		await shown( 20 );
		for ( const index of [ 0, 1, 2 ] ) {
			await user.click( tile( index ) );
		}
		const letThrough = gate( platform );
		await user.click( button( 'Select' ) );
		await letThrough();
		await screen.findByText( '1 of 3 inserted' );
		await user.click( button( 'Stop' ) );
		await letThrough();
		await waitFor( () => expect( onClose ).toHaveBeenCalled() );
		expect( imported ).toHaveLength( 2 );
		expect( platform.requests( copyMedia ) ).toHaveLength( 2 );
		expect( notices() ).toEqual( [
			'Not inserted: “Tulips (in bloom) & grass”.',
		] );
	} );

	it( 'ends immediately if stopped twice', async () => {
		const { platform, user, imported, onClose } = open();
		await shown( 20 );
		await user.click( tile( 0 ) );
		platform.fault( copyMedia, 'late' );
		await user.click( button( 'Select' ) );
		await user.click( button( 'Stop' ) );
		await user.click( button( 'Stopping…' ) );
		expect(
			await screen.findByRole( 'button', { name: 'Select' } )
		).toBeEnabled();
		expect( [ imported.length, onClose.mock.calls.length ] ).toEqual( [
			0, 0,
		] );
	} );

	// spec: 000-8-7
	it( 'shows the error of a failed file, and keeps the selection', async () => {
		const { platform, user, onClose } = open();
		platform.use(
			mock( copyMedia ).reply( () => [
				{
					errors: {
						too_large: [ 'The file is too large.', 'Really.' ],
						other: [ 'Never shown.' ],
					},
				},
			] )
		);
		await shown( 20 );
		await user.click( tile( 0 ) );
		await user.click( button( 'Select' ) );
		await problem( 'The file is too large.' );
		expect( pressed() ).toEqual( [ 0 ] );
		expect( onClose ).not.toHaveBeenCalled();
		expect( button( 'Select' ) ).not.toHaveAttribute( 'aria-disabled' );
	} );

	// spec: 000-8-5, 000-8-6
	it.each( [
		[
			mockError( 500, {
				code: 'internal_server_error',
				message: '<p>Critical.</p>',
			} ),
			'Internal server error. Critical.',
		],
		[
			mockError( 400, {
				errors: [
					{ error: 'full', message: 'The disk is full.' },
					{ error: 'x', message: 'Never shown.' },
				],
			} ),
			'The disk is full.',
		],
	] )(
		'shows the error of a rejected request (case %#)',
		async ( refusal, sentence ) => {
			const { platform, user } = open();
			platform.use( mock( copyMedia ).reply( () => refusal ) );
			await shown( 20 );
			await user.click( tile( 0 ) );
			await user.click( button( 'Select' ) );
			await problem( sentence );
		}
	);

	it( 'sends the metadata that the author entered', async () => {
		const { platform, user } = open();
		await shown( 20 );
		await user.click( tile( 1 ) );
		for ( const [ label, text ] of [
			[ 'Alt text', 'Three boats' ],
			[ 'Title', 'At six' ],
			[ 'File name', 'six' ],
		] as const ) {
			await user.clear( screen.getByLabelText( label ) );
			await user.type( screen.getByLabelText( label ), text );
		}
		await user.click( button( 'Select' ) );
		await waitFor( () =>
			expect( platform.requests( copyMedia ) ).toHaveLength( 1 )
		);
		expect( platform.requests( copyMedia )[ 0 ]?.data ).toMatchObject( {
			media: [
				{ alt: 'Three boats', title: 'At six', file_name: 'six' },
			],
		} );
	} );
} );

describe( 'the media filters', () => {
	const choose =
		( user: ReturnType< typeof open >[ 'user' ] ) =>
		( label: string, option: string ) =>
			user.selectOptions( screen.getByLabelText( label ), option );
	const optionsOf = ( label: string ) =>
		within( screen.getByLabelText( label ) )
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent );

	// spec: 000-5-11, 000-9-9
	it( 'include date ranges, and a month or year that the author applies with a button', async () => {
		const { platform, user } = open( {
			allowedTypes: [ 'image', 'video' ],
		} );
		await shown( 20 );
		const asked = () =>
			platform.requests( listMedia ).at( -1 )?.query.filter;
		expect( optionsOf( 'Date' ) ).toEqual( [
			'Any time',
			'Last 7 days',
			'Last 30 days',
			'Last 6 months',
			'Last 12 months',
			'Specific Month/Year',
		] );
		await choose( user )( 'Date', 'Last 7 days' );
		await waitFor( () =>
			expect( asked() ).toMatch(
				/^dateRange=\d{4}-\d\d-\d\d:0000-00-00$/
			)
		);
		await choose( user )( 'Date', 'Specific Month/Year' );
		await waitFor( () => expect( asked() ).toBeUndefined() );
		const year = screen.getByLabelText( 'Year' );
		expect( year ).toHaveAttribute( 'min', '1970' );
		await user.clear( year );
		await user.type( year, '2026' );
		const apply = button( 'Apply' );
		await user.click( apply );
		await waitFor( () =>
			expect( asked() ).toBe( 'dateRange=2026-01-01:2026-12-31' )
		);
		expect( apply ).toHaveAttribute( 'aria-disabled', 'true' );
		await choose( user )( 'Month', 'November' );
		expect( apply ).not.toHaveAttribute( 'aria-disabled' );
		await user.click( apply );
		await waitFor( () =>
			expect( asked() ).toBe( 'dateRange=2026-11-01:2026-11-30' )
		);
		expect( apply ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	// spec: 000-3-16, 000-5-12
	it( 'allow videos or a category but not both, and send the choice', async () => {
		const { platform, user } = open( {
			allowedTypes: [ 'image', 'video' ],
		} );
		await shown( 20 );
		const asked = () =>
			platform.requests( listMedia ).at( -1 )?.query.filter;
		expect( optionsOf( 'Media type' ) ).toEqual( [
			'All',
			'Photos',
			'Videos',
		] );
		await choose( user )( 'Category', 'Food' );
		await choose( user )( 'Media type', 'Videos' );
		await waitFor( () => expect( asked() ).toBe( 'mediaType=video' ) );
		expect( screen.getByLabelText( 'Category' ) ).toHaveValue( '' );
		await choose( user )( 'Category', 'Pets' );
		await waitFor( () => expect( asked() ).toBe( 'category=pets' ) );
		expect( screen.getByLabelText( 'Media type' ) ).toHaveValue( '' );
		await user.click( screen.getByLabelText( 'Favorites' ) );
		await waitFor( () =>
			expect( asked() ).toBe( 'category=pets,favorite=true' )
		);
	} );

	// spec: 000-5-13
	it( 'are limited to images if the picker accepts only images', async () => {
		const { platform } = open();
		await shown( 20 );
		expect( screen.getByLabelText( 'Media type' ) ).toBeDisabled();
		expect( screen.getByLabelText( 'Media type' ) ).toHaveValue( 'photo' );
		expect( platform.requests( listMedia )[ 0 ]?.query.filter ).toBe(
			'mediaType=photo'
		);
	} );
} );

describe( 'the connection to a library', () => {
	// spec: 000-4.2-7
	it( 'can be retried if the platform rejects it or the pop-up is blocked', async () => {
		const { platform, user } = open( { scenario: 'no-connection' } );
		platform.fault( readConnection, {
			kind: 'refused',
			code: 'quota',
			message: 'No more today.',
		} );
		const authorize = await screen.findByRole( 'button', {
			name: 'Authorize',
		} );
		await user.click( authorize );
		await problem( 'No more today.' );
		expect( authorize ).not.toHaveAttribute( 'aria-disabled' );

		platform.fault( readConnection, null );
		const openWindow = jest.spyOn( window, 'open' ).mockReturnValue( null );
		await user.click( authorize );
		await problem(
			'Your browser blocked the pop-up. Allow pop-ups for this site and press the button again.'
		);
		expect( authorize ).not.toHaveAttribute( 'aria-disabled' );
		expect( openWindow.mock.calls[ 0 ]?.[ 2 ] ).toMatch(
			/width=780,height=700/
		);
	} );

	// spec: 000-4.2-3
	it( 'asks for permission again if an import fails because access was revoked', async () => {
		const { platform, user } = open();
		await shown( 20 );
		await user.click( tile( 0 ) );
		platform.fault( copyMedia, {
			kind: 'refused',
			status: 403,
			code: 'authorization_required',
			message: 'Authorize first.',
		} );
		await user.click( button( 'Select' ) );
		expect(
			await screen.findByRole( 'button', { name: 'Authorize' } )
		).toBeInTheDocument();
	} );

	it( 'leaves no invisible selection behind when it ends', async () => {
		const { platform, user } = open();
		await shown( 20 );
		await user.click( tile( 0 ) );
		const { answer } = platform;
		// The next account is connected at once, with the same items.
		platform.answer = async ( request ) =>
			request.method === 'DELETE' ? json( null ) : answer( request );
		await user.click( button( 'Disconnect from Google Photos' ) );
		await screen.findByRole( 'button', { name: 'Authorize' } );
		jest.spyOn( window, 'open' ).mockReturnValue( {
			closed: true,
		} as Window );
		await user.click( button( 'Authorize' ) );
		await shown( 20 );
		expect( pressed() ).toEqual( [] );
		expect( button( 'Select' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );
