import { axeWithin, expect, screenshot, test } from '#e2e';
import { withoutPlatform } from '../../../../../tests/e2e/support/plain-site';
import {
	browserOf,
	editDraft,
	EMPTY,
	library,
	menuItem,
	openSource,
	tilesOf,
} from './support';

test.describe( 'without a platform', () => {
	let site: Awaited< ReturnType< typeof withoutPlatform > >;

	test.beforeAll( async () => {
		site = await withoutPlatform();
	} );

	test.afterAll( () => site.undo() );

	test( 'an Openverse image gets the required credit in the caption, and a Pexels image is uploaded', async ( {
		author,
	} ) => {
		await editDraft( author, EMPTY.image );
		const dialog = await openSource( author, 'Openverse' );
		await expect( tilesOf( dialog ) ).toHaveCount( 20 );
		await tilesOf( dialog ).first().click();
		await dialog.getByLabel( 'Alt text' ).fill( 'Hills' );
		await dialog.getByLabel( 'Title' ).fill( 'Above the valley' );
		await dialog.getByLabel( 'File name' ).fill( '../Above the valley!' );
		await screenshot( author.page, 'external-media-openverse' );
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
		await expect( dialog ).toHaveCount( 0 );
		const [ file ] = await library();
		expect( file ).toMatchObject( {
			title: 'Above the valley',
			alt: 'Hills',
			file: expect.stringMatching( /^above-the-valley.*\.png$/ ),
			caption: expect.stringMatching( /CC BY-SA 4\.0<\/a>$/ ),
		} );
		const [ block ] = await author.blocks();
		expect( block?.attributes ).toMatchObject( {
			id: file?.id,
			alt: 'Hills',
		} );

		const { page } = author;
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
		await page.getByRole( 'tab', { name: 'Media', exact: true } ).click();
		await page
			.getByRole( 'tab', { name: 'Pexels', exact: true } )
			.or( page.getByRole( 'button', { name: 'Pexels', exact: true } ) )
			.first()
			.click();
		await page
			.getByPlaceholder( 'Search Pexels' )
			.or( page.getByRole( 'searchbox', { name: 'Search Pexels' } ) )
			.first()
			.fill( 'bread' );
		await page
			.getByRole( 'option', { name: /^bread 1001/ } )
			.first()
			.click();
		await expect
			.poll( async () => ( await author.blocks() )[ 1 ]?.attributes.id, {
				timeout: 60_000,
			} )
			.toBeGreaterThan( 0 );
		const [ , inserted ] = await author.blocks();
		const [ uploaded ] = await library();
		expect( inserted?.attributes ).toMatchObject( {
			id: uploaded?.id,
			caption: expect.stringContaining( 'Photo by' ),
		} );
		expect( uploaded?.file ).toMatch( /^bread-1001.*\.(jpe?g|png)$/ );
		await screenshot( page, 'external-media-inserter' );
	} );

	test( 'an author can import ten images with edited metadata into a gallery by keyboard', async ( {
		author,
	} ) => {
		const { page } = author;
		const id = await editDraft( author, EMPTY.gallery );
		await author.canvas
			.getByRole( 'button', { name: 'Select Images' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect( menuItem( author, 'Media Library' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		const dialog = browserOf( page );
		const tiles = tilesOf( dialog );
		await expect( tiles ).toHaveCount( 20 );
		await dialog.getByRole( 'searchbox' ).focus();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( 'harbour' );
		await page.keyboard.press( 'Enter' );
		await expect( tiles.first() ).toHaveAccessibleName( 'harbour 1001' );
		// Tab past the search button and the link to Pexels.
		for ( let press = 0; press < 6; press++ ) {
			await page.keyboard.press( 'Tab' );
			if (
				await tiles
					.first()
					.evaluate( ( tile ) => tile.matches( ':focus' ) )
			) {
				break;
			}
		}
		await expect( tiles.first() ).toBeFocused();
		for ( let index = 0; index < 10; index++ ) {
			await page.keyboard.press( index % 2 ? 'Enter' : ' ' );
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect( dialog.getByText( /^10 selected/ ) ).toBeVisible();
		await screenshot( page, 'external-media-ten' );
		expect( await axeWithin( page, '.dovetail-media' ) ).toEqual( [] );
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			dialog.getByText( /^[1-9] of 10 inserted$/ )
		).toBeVisible();
		await screenshot( page, 'external-media-importing' );
		await expect( dialog ).toHaveCount( 0, { timeout: 90_000 } );

		const blocks = await author.blocks();
		const images = blocks.filter( ( { name } ) => name === 'core/image' );
		expect( images ).toHaveLength( 10 );
		const files = await library();
		expect( images.map( ( { attributes } ) => attributes.id ) ).toEqual(
			files
				.slice( 0, 10 )
				.map( ( file ) => file.id )
				.reverse()
		);
		expect( files[ 9 ] ).toMatchObject( {
			title: 'harbour 1001',
			alt: 'harbour 1001',
			caption: expect.stringMatching(
				/^Photo by <a .+ on <a .+>Pexels<\/a>/
			),
			parent: id,
		} );
		expect( images[ 0 ]?.attributes ).toMatchObject( {
			alt: 'harbour 1001',
			caption: expect.stringContaining( 'Pexels' ),
		} );
		await author.save();
		await author.reopenAndExpectValid();
	} );
} );
