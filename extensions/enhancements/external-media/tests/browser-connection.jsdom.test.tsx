import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { screen, waitFor } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { json } from '../../../../src/platform/exchange';
import { testServices } from '../../../../tests/harness/api';
import { copyMedia, listMedia, readConnection } from '../api';
import { SPECIAL } from '../api.mock';
import { button, open, pressed, problem, shown, tile } from './browser-support';

const NOTHING = 'Sorry, but nothing matched your search criteria.';

beforeEach( async () => {
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( 'openverse' ),
	} );
	jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
	await dispatch( noticesStore ).removeAllNotices();
} );

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
