import { axeWithin, expect, play, screenshot, setFaults, test } from '#e2e';
import {
	asked,
	browserOf,
	editDraft,
	EMPTY,
	forgiveRefusal,
	knowCopies,
	menuItem,
	openSource,
	tilesOf,
} from './support';

const LIST = 'GET /wpcom/v2/external-media/list/{service}';

test.describe( 'with a platform, an author’s own photo library', () => {
	test.beforeEach( async ( { author } ) => {
		await knowCopies( author );
	} );

	test.afterEach( async ( { troubles } ) => {
		forgiveRefusal( troubles );
		await play( 'paid' );
	} );

	// spec: 000-2.5-6, 000-4.2-2, 000-6-5, 000-7-4, 000-8-4
	test( 'asks for permission in a pop-up, and shows photos after the pop-up closes', async ( {
		author,
	} ) => {
		await play( 'no-connection' );
		await editDraft( author, EMPTY.image );
		const dialog = await openSource( author, 'Google Photos' );
		await expect(
			dialog.getByText(
				'To show your photos here, connect your Google Photos account to this site.'
			)
		).toBeVisible();
		await expect(
			dialog.getByText(
				/You can disconnect at any time with “Disconnect from Google Photos”, or by removing this site’s access in your Google account\./
			)
		).toBeVisible();
		expect( await axeWithin( author.page, '.dovetail-media' ) ).toEqual(
			[]
		);
		await screenshot( author.page, 'external-media-authorize' );

		const authorize = dialog.getByRole( 'button', { name: 'Authorize' } );
		await test.step( 'after the pop-up is closed without granting access, the list is requested once and the button works again', async () => {
			const [ closed ] = await Promise.all( [
				author.page.waitForEvent( 'popup' ),
				authorize.click(),
			] );
			const before = ( await asked( LIST ) ).length;
			await closed.close();
			await expect
				.poll( async () => ( await asked( LIST ) ).length )
				.toBe( before + 1 );
			await expect( authorize ).toBeEnabled();
		} );

		const [ popup ] = await Promise.all( [
			author.page.waitForEvent( 'popup' ),
			authorize.click(),
		] );
		expect(
			await popup.evaluate( () => [ innerWidth, innerHeight ] )
		).toEqual( [ 780, 700 ] );
		await expect( dialog.getByRole( 'status' ) ).toHaveText(
			'Awaiting authorization'
		);
		await expect( authorize ).toBeDisabled();
		await popup.getByRole( 'button', { name: 'Allow access' } ).click();
		await expect( tilesOf( dialog ) ).toHaveCount( 20 );
		await author.page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	} );

	// spec: 000-2.5-7, 000-2.5-9, 000-4.2-4, 000-7-2, 000-7-5, 000-8-5, 000-8-6, 000-9-8
	test( 'has error messages, filters, albums, a back button, more pages, and a disconnect button', async ( {
		author,
		troubles,
	} ) => {
		await play( 'paid' );
		await editDraft( author, EMPTY.cover );
		await setFaults( { [ LIST ]: 'refused' } );
		const dialog = await openSource(
			author,
			'Google Photos',
			'Select Media'
		);
		const tiles = tilesOf( dialog );
		await test.step( 'an error message is shown, and the request can be retried', async () => {
			const notice = dialog.locator( '.components-notice' );
			await expect( notice ).toContainText( 'Internal server error' );
			await setFaults( {
				[ LIST ]: {
					kind: 'refused',
					status: 403,
					code: 'quota',
					message: 'The library is resting until noon.',
				},
			} );
			await dialog.getByRole( 'button', { name: 'Try again' } ).click();
			await expect( notice ).toContainText(
				'The library is resting until noon.'
			);
			await setFaults();
			await dialog.getByRole( 'button', { name: 'Try again' } ).click();
			await expect( tiles ).toHaveCount( 20 );
			await expect( notice ).toHaveCount( 0 );
			troubles.splice( 0 );
		} );

		await test.step( 'Escape closes the dialog and returns the focus', async () => {
			await author.page.keyboard.press( 'Escape' );
			await expect( browserOf( author.page ) ).toHaveCount( 0 );
			await expect(
				author.canvas.getByRole( 'button', { name: 'Select Media' } )
			).toBeFocused();
			await author.page.keyboard.press( 'Enter' );
			await menuItem( author, 'Google Photos' ).click();
		} );

		await expect( tiles ).toHaveCount( 20 );
		expect( ( await asked( LIST ) ).at( -1 )?.query ).toEqual( {
			number: '20',
			path: 'recent',
		} );
		await screenshot( author.page, 'external-media-library' );
		expect( await axeWithin( author.page, '.dovetail-media' ) ).toEqual(
			[]
		);

		await dialog.getByRole( 'button', { name: 'Load More' } ).click();
		await expect( tiles ).toHaveCount( 40 );
		expect( ( await asked( LIST ) ).at( -1 )?.query ).toMatchObject( {
			page_handle: '20',
		} );
		await expect( tiles.nth( 20 ) ).toBeFocused();

		await dialog.getByLabel( 'Category' ).selectOption( 'Food' );
		await expect( tiles ).toHaveCount( 8 );
		expect( ( await asked( LIST ) ).at( -1 )?.query ).toEqual( {
			number: '20',
			path: 'recent',
			filter: 'category=food',
		} );
		await dialog.getByLabel( 'Date' ).selectOption( 'Specific Month/Year' );
		await dialog.getByLabel( 'Year' ).fill( '2025' );
		await dialog.getByRole( 'button', { name: 'Apply' } ).click();
		await expect(
			dialog.getByText(
				'Sorry, but nothing matched your search criteria.'
			)
		).toBeVisible();
		await expect(
			dialog.getByRole( 'button', { name: 'Apply' } )
		).toBeDisabled();

		const view = dialog.getByLabel( 'View' );
		await view.selectOption( 'Albums' );
		await expect( tiles ).toHaveCount( 3 );
		await expect( dialog.getByLabel( 'Category' ) ).toHaveCount( 0 );
		await screenshot( author.page, 'external-media-albums' );
		await dialog
			.getByRole( 'button', { name: 'Bakery, 23 items' } )
			.click();
		await expect( tiles ).toHaveCount( 20 );
		await expect( tiles.first() ).toBeFocused();
		const way = dialog.getByRole( 'navigation' );
		await expect( way ).toContainText( 'Bakery' );
		await way.getByRole( 'button', { name: 'Albums' } ).click();
		await expect( tiles ).toHaveCount( 3 );

		await expect( dialog.getByText( 'Anna Baker' ) ).toBeVisible();
		await dialog
			.getByRole( 'button', { name: 'Disconnect from Google Photos' } )
			.click();
		await expect(
			dialog.getByRole( 'button', { name: 'Authorize' } )
		).toBeFocused();
	} );
} );
