import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock, mockError } from '#shared/request';
import { act, screen, waitFor } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { testServices } from '../../../../tests/harness/api';
import { copyMedia } from '../api';
import {
	button,
	open,
	pressed,
	problem,
	shown,
	tile,
	tiles,
} from './browser-support';

beforeEach( async () => {
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( 'openverse' ),
	} );
	jest.spyOn( Math, 'random' ).mockReturnValue( 0 );
	await dispatch( noticesStore ).removeAllNotices();
} );

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

const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

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
