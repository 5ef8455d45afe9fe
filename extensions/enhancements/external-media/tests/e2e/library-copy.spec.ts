import { expect, play, screenshot, setFaults, test } from '#e2e';
import {
	asked,
	editDraft,
	EMPTY,
	forgiveRefusal,
	knowCopies,
	openSource,
	tilesOf,
} from './support';

const COPY = 'POST /wpcom/v2/external-media/copy/{service}';

test.describe( 'with a platform, an author’s own photo library', () => {
	test.beforeEach( async ( { author } ) => {
		await knowCopies( author );
	} );

	test.afterEach( async ( { troubles } ) => {
		forgiveRefusal( troubles );
		await play( 'paid' );
	} );

	// spec: 000-2.5-1, 000-2.5-2, 000-3-13, 000-3-14, 000-4.2-5, 000-7-3, 000-8-7
	test( 'imports photos into the block with the author’s alternative text and caption', async ( {
		author,
	} ) => {
		await play( 'paid' );
		const id = await editDraft(
			author,
			`${ EMPTY.image }\n\n${ EMPTY.gallery }`
		);
		const dialog = await openSource( author, 'Google Photos' );
		await expect( dialog ).toHaveAccessibleName( 'Select media' );
		await expect( dialog ).toHaveAccessibleDescription(
			'Select the media you would like to insert into the editor.'
		);
		await dialog
			.getByRole( 'button', { name: 'Boats in the mist' } )
			.first()
			.click();
		await dialog.getByLabel( 'Alt text' ).fill( 'Three boats' );
		await dialog.getByLabel( 'File name' ).fill( 'boats' );
		await setFaults( { [ COPY ]: { kind: 'late', ms: 1500 } } );
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
		await expect( dialog ).toHaveAccessibleName( 'Inserting media' );
		await expect( dialog ).toHaveAccessibleDescription(
			'When the media is finished copying and inserting, you will be returned to the editor.'
		);
		await expect( dialog.getByText( 'Inserting Image…' ) ).toHaveCount( 1 );
		await expect(
			dialog.getByRole( 'button', { name: 'Inserting…' } )
		).toBeDisabled();
		await screenshot( author.page, 'external-media-inserting' );
		await expect( dialog ).toHaveCount( 0 );
		expect( ( await asked( COPY ) ).map( ( { data } ) => data ) ).toEqual( [
			{
				external_ids: [ '{"base":"recent","id":"1"}' ],
				media: [
					{
						guid: '{"base":"recent","id":"1"}',
						title: 'Boats in the mist',
						caption: '',
						alt: 'Three boats',
						file_name: 'boats',
					},
				],
				service: 'google_photos',
				post_id: id,
			},
		] );
		const [ block ] = await author.blocks();
		expect( block?.attributes ).toMatchObject( {
			alt: 'Three boats',
			url: expect.stringContaining( '/media/pictures/80' ),
		} );

		await test.step( 'if one of several files fails, the files copied before are kept, and the remaining ones are listed', async () => {
			await setFaults();
			await author.selectBlock( 1 );
			const several = await openSource(
				author,
				'Google Photos',
				'Select Images'
			);
			const tiles = tilesOf( several );
			for ( const index of [ 0, 5, 6 ] ) {
				await tiles.nth( index ).click();
			}
			await expect( several.getByText( '3 selected' ) ).toBeVisible();
			await several
				.getByRole( 'button', { name: 'Select', exact: true } )
				.click();
			await expect( several ).toHaveCount( 0 );
			await expect(
				author.page
					.locator( '.components-notice.is-error' )
					.getByText(
						'“Broken negative” could not be downloaded. Not inserted: “Broken negative” and “Boats in the mist”.'
					)
			).toBeVisible();
			const blocks = await author.blocks();
			expect(
				blocks.filter( ( { name } ) => name === 'core/image' )
			).toHaveLength( 2 );
		} );
	} );

	// spec: 000-7-3
	test( 'uses the platform’s copy endpoint on a hosted site', async ( {
		author,
	} ) => {
		await play( 'paid', 'simple' );
		await editDraft( author, EMPTY.image );
		const dialog = await openSource( author, 'Google Photos' );
		await tilesOf( dialog ).first().click();
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
		await expect( dialog ).toHaveCount( 0 );
		const [ call ] = await asked( 'POST /rest/v1.1/external-media-upload' );
		expect( call?.query ).toEqual( { service: 'google_photos' } );
		expect( await asked( COPY ) ).toEqual( [] );
	} );
} );
