import type { Page } from '@playwright/test';
import { expect, ourRequests, php, screenshot, test } from '#e2e';
import { BLOCK, comparison, open, STAGE, VIEW } from './support';

async function expectBothPictures( page: Page ): Promise< void > {
	const pictures = page.locator( `${ BLOCK } figure` );
	const [ first, second ] = await Promise.all(
		[ 0, 1 ].map( ( index ) => pictures.nth( index ).boundingBox() )
	);
	expect( second?.y ).toBeGreaterThanOrEqual(
		( first?.y ?? 0 ) + ( first?.height ?? 0 )
	);
	await expect( pictures.first() ).toHaveCSS( 'clip-path', 'none' );
}

test( 'without JavaScript, both images are visible with their labels', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await open( page, await comparison() );
	const pictures = page.locator( `${ BLOCK } figure` );
	const boxes = await Promise.all(
		[ 0, 1 ].map( ( index ) => pictures.nth( index ).boundingBox() )
	);
	expect( boxes[ 1 ]?.y ).toBeGreaterThan(
		( boxes[ 0 ]?.y ?? 0 ) + ( boxes[ 0 ]?.height ?? 0 ) - 1
	);
	const column = await page.locator( STAGE ).boundingBox();
	expect( boxes.map( ( box ) => box?.width ) ).toEqual( [
		column?.width,
		column?.width,
	] );
	await expect(
		page.locator( `${ BLOCK }__label`, { hasText: 'Before' } )
	).toBeVisible();
	await expect(
		page.locator( `${ BLOCK }__label`, { hasText: 'After' } )
	).toBeVisible();
	await screenshot( page, 'image-compare-no-script', { fullPage: true } );
} );

test( 'if the script fails to load, the images are shown separately', async ( {
	visitor,
	troubles,
} ) => {
	const id = await comparison();
	await visitor.route( VIEW, ( route ) => route.abort() );
	await open( visitor, id );
	await visitor.evaluate( () =>
		document.getAnimations().forEach( ( animation ) => animation.finish() )
	);
	await expectBothPictures( visitor );
	troubles.length = 0;
} );

test( 'if the plan has expired, both images are visible without a script', async ( {
	visitor,
} ) => {
	const id = await comparison();
	await php(
		`update_option( 'e2e_unavailable', array( 'image-compare' ) ); return true;`
	);
	try {
		const ours = ourRequests( visitor );
		await open( visitor, id );
		await expectBothPictures( visitor );
		expect( ours.filter( ( path ) => path.endsWith( '.js' ) ) ).toEqual(
			[]
		);
	} finally {
		await php( `delete_option( 'e2e_unavailable' ); return true;` );
	}
} );

test( 'in print, one image is below the other', async ( { visitor } ) => {
	await open( visitor, await comparison() );
	await expect( visitor.getByRole( 'slider' ) ).toBeVisible();
	await visitor.emulateMedia( { media: 'print' } );
	await expectBothPictures( visitor );
	await expect( visitor.getByRole( 'slider' ) ).toBeHidden();
	await expect(
		visitor.locator( `${ BLOCK }__label` ).first()
	).toBeVisible();
} );
