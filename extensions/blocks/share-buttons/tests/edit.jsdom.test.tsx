import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock, mockError } from '#shared/request';
import { screen, within } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { shareButtons } from '..';
import { readButtons } from '../api';
import { mocks } from '../api.mock';

const SAVED = '<!-- wp:dovetail/share-buttons /-->';

const open = () => openEditor( { blocks: [ shareButtons ], content: SAVED } );

afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

describe( 'the sharing buttons in the editor', () => {
	it( 'are those of the site, and nothing is saved', async () => {
		usePlatform( 'free', mocks );
		const editor = await open();
		expect( await screen.findByText( 'Mastodon' ) ).toBeVisible();
		expect( screen.getByText( 'Email' ) ).toBeVisible();
		expect( editor.saved() ).toBe( SAVED );
	} );

	it( 'are replaced by the reason if the request fails, until a retry succeeds', async () => {
		let isBusy = true;
		usePlatform( 'free', [
			mock( readButtons ).reply( () =>
				isBusy
					? mockError( 503, {
							code: 'busy',
							message: 'The database is busy.',
						} )
					: { html: '<p>Share:</p>' }
			),
		] );
		const editor = await open();
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent(
			/^The sharing buttons could not be loaded\. The database is busy\./
		);
		isBusy = false;
		await editor.user.click(
			within( alert ).getByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( 'Share:' ) ).toBeVisible();
	} );

	it( 'say that they replace the row below the post', async () => {
		usePlatform( 'free', mocks );
		const editor = await open();
		await editor.selectBlock();
		expect( inspector() ).toHaveTextContent(
			'If the site also shows sharing buttons below posts, this block replaces them on the post’s own page.'
		);
	} );

	it.each( [
		[ true, /The networks, .+ whole site\. Change networks/ ],
		[ false, /whole site\. An administrator can change them\./ ],
	] )(
		'lead to the networks if the user may change settings (%s); otherwise they tell whom to ask',
		async ( manageOptions, sentence ) => {
			usePlatform( 'free', mocks );
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				can: { manageOptions },
			} );
			const editor = await open();
			await editor.selectBlock();
			expect( inspector() ).toHaveTextContent( sentence );
			expect(
				within( inspector() )
					.queryAllByRole( 'link' )
					.map( ( link ) => link.getAttribute( 'href' ) )
			).toEqual(
				manageOptions
					? [
							'https://bakery.example/wp-admin/admin.php?page=dovetail-blocks&tab=posts#dovetail-blocks-sharing-networks',
						]
					: []
			);
		}
	);
} );
